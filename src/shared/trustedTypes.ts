/*
 * Trusted Types: a browser that has them reports text that becomes markup or a script without having passed
 * one of these policies (the header is made by tools/hosting/policy.ts). Elsewhere nothing happens here.
 */

type Rules = {
  createHTML: (html: string, type?: string, sink?: string) => string | null;
  createScriptURL?: (address: string) => string | null;
};
type Policy = { createHTML: (html: string) => TrustedHTML };
type Factory = { createPolicy: (name: string, rules: Rules) => Policy };

/** What libraries write on every page: React to make a script element, Material UI to keep a line's height. */
const HARMLESS: ReadonlySet<string> = new Set(['<script></script>', '&#8203;']);

const factory = () => (globalThis as { trustedTypes?: Factory }).trustedTypes;

let own: Policy | undefined;

/** Marks HTML as fit for the page. Only for what came with the build, was sanitised, or is a constant. */
export function trustedMarkup(html: string): string | TrustedHTML {
  own ??= factory()?.createPolicy('site', { createHTML: (text) => text });
  return own?.createHTML(html) ?? html;
}

/**
 * Lets libraries do what they are known to do, and nothing more: a text that is let through nowhere is reported.
 * @param scripts the addresses that scripts and workers may be started from by name
 */
export function trustLibraries(scripts: readonly string[]): void {
  factory()?.createPolicy('default', {
    createHTML: (html, _type, sink) => {
      // Without a sink the policy was asked by name, by an editor that parses what is pasted apart from the page.
      const isApart = sink === undefined || sink === 'DOMParser parseFromString';
      return isApart || HARMLESS.has(html) ? html : null;
    },
    createScriptURL: (address) => (scripts.includes(address) ? address : null),
  });
}
