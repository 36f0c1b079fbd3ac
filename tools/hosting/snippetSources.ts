import type { Settings } from '../../src/shared/catalogue/settings.ts';
import { inlineCode, inlineScripts } from './inlineCode.ts';

/** Additional sources that a policy allows, by directive. */
export type ExtraSources = Readonly<Record<string, readonly string[]>>;

const ATTRIBUTE_ADDRESS = (tag: string, attribute: string) =>
  new RegExp(`<${tag}\\b[^>]*\\s${attribute}\\s*=\\s*["']?((?:https?:)?//[^"'\\s>]+)`, 'gi');
/** In a script, an address without a scheme is told from a comment by its quote. */
const ADDRESS = /(?:https:|(?<=["'`]))\/\/[\w.-]+(?::\d+)?/gi;

const TAG_MANAGER = 'https://www.googletagmanager.com';
/** The hosts that a container's analytics report to, according to Google's guide to such policies. */
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * Exactly the sources that the owner's published snippets (specification, section 3: `gtm`) need in the policy: their
 * inline scripts by hash, the hosts that they name, and Google's own for Tag Manager. Whatever a container loads from
 * other hosts stays blocked.
 */
export function snippetSources({ head, body }: Settings['gtm']): ExtraSources {
  const html = `${head}\n${body}`;
  const { scripts, styles } = inlineCode(html);
  const named = inlineScripts(html).flatMap((text) => origins(text.match(ADDRESS)));
  const loaded = origins(addresses(html, 'script', 'src'));
  const usesTagManager = [...named, ...loaded].includes(TAG_MANAGER);
  const found: Record<string, string[]> = {
    'script-src': [...scripts, ...loaded, ...named],
    'style-src': [...styles, ...origins(addresses(html, 'link', 'href'))],
    'frame-src': origins(addresses(html, 'iframe', 'src')),
    'connect-src': [...loaded, ...named, ...(usesTagManager ? ANALYTICS : [])],
  };
  return Object.fromEntries(
    Object.entries(found)
      .map(([directive, sources]) => [directive, [...new Set(sources)]] as const)
      .filter(([, sources]) => sources.length > 0),
  );
}

const addresses = (html: string, tag: string, attribute: string): string[] =>
  Array.from(html.matchAll(ATTRIBUTE_ADDRESS(tag, attribute)), ([, address = '']) => address);

/** Where the addresses lead. One without a scheme takes the page's, which is https once the site is published. */
const origins = (found: readonly string[] | null): string[] =>
  (found ?? [])
    .map((address) => address.replace(/^\/\//, 'https://'))
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
