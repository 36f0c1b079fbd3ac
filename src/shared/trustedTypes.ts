import { workerPath } from './paths';

/*
 * Trusted Types: a browser that supports them reports any text that becomes markup or a script without having passed
 * one of these policies (the header comes from tools/hosting/policy.ts). In other browsers this file does nothing.
 */

type Rules = {
  createHTML: (html: string, type?: string, sink?: string) => string | null;
  createScriptURL?: (address: string) => string | null;
};
type Policy = { createHTML: (html: string) => TrustedHTML };
type Factory = { createPolicy: (name: string, rules: Rules) => Policy; defaultPolicy?: Policy | null };

/** What libraries write: React to create a script element, Material UI to keep a line's height. */
const HARMLESS: ReadonlySet<string> = new Set(['<script></script>', '&#8203;']);

const factory = () => (globalThis as { trustedTypes?: Factory }).trustedTypes;

let own: Policy | undefined;

/**
 * Marks HTML as trusted, so that it can be written to the page. Checks nothing: the caller is responsible for where the
 * HTML comes from and where it goes.
 */
export function markTrusted(html: string): string | TrustedHTML {
  own ??= factory()?.createPolicy('site', { createHTML: (text) => text });
  return own?.createHTML(html) ?? html;
}

/**
 * Lets libraries write what they are known to write, and the service worker be registered; the browser reports everything
 * else. If a browser extension has already set a default policy on the page, that one stays, because the browser would
 * refuse a second.
 */
export function trustLibraries(): void {
  const types = factory();
  if (!types || types.defaultPolicy) return;
  types.createPolicy('default', {
    createHTML: (html, _type, sink) => {
      // There is no sink if the policy is called by name, as by an editor that parses pasted text outside the page.
      const isApart = sink === undefined || sink === 'DOMParser parseFromString';
      return isApart || HARMLESS.has(html) ? html : null;
    },
    createScriptURL: (address) => (address === workerPath ? address : null),
  });
}
