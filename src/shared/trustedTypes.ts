/*
 * Trusted Types: a browser that has them reports text that becomes markup or a script without having passed
 * one of these policies (the header is made by tools/hosting/policy.ts). Elsewhere nothing happens here.
 */

type Rules = {
  createHTML: (html: string, type?: string, sink?: string) => string | null;
  createScriptURL?: (address: string) => string | null;
};
type Policy = { createHTML: (html: string) => TrustedHTML };
type Factory = { createPolicy: (name: string, rules: Rules) => Policy; defaultPolicy?: Policy | null };

/** What libraries write on every page: React to make a script element, Material UI to keep a line's height. */
const HARMLESS: ReadonlySet<string> = new Set(['<script></script>', '&#8203;']);

const factory = () => (globalThis as { trustedTypes?: Factory }).trustedTypes;

let own: Policy | undefined;

/**
 * Stamps HTML as trusted, so that it may be written. Nothing is checked here: the caller answers for where it came from
 * and where it goes.
 */
export function markTrusted(html: string): string | TrustedHTML {
  own ??= factory()?.createPolicy('site', { createHTML: (text) => text });
  return own?.createHTML(html) ?? html;
}

/**
 * Lets libraries write what they are known to write; the browser reports everything else. Where an extension of the
 * browser has brought such rules for the page already, a second set would be refused, and its own hold.
 * @param scripts the addresses that scripts and workers may be started from by name
 */
export function trustLibraries(scripts: readonly string[]): void {
  const types = factory();
  if (!types || types.defaultPolicy) return;
  types.createPolicy('default', {
    createHTML: (html, _type, sink) => {
      // Without a sink the policy was asked by name, by an editor that parses what is pasted apart from the page.
      const isApart = sink === undefined || sink === 'DOMParser parseFromString';
      return isApart || HARMLESS.has(html) ? html : null;
    },
    createScriptURL: (address) => (scripts.includes(address) ? address : null),
  });
}
