import type { Settings } from '../../src/shared/catalogue/settings.ts';
import { inlineCode, inlineScripts } from './inlineCode.ts';

/** Additional sources that a policy allows, by directive. */
export type ExtraSources = Readonly<Record<string, readonly string[]>>;

/** In a script, an address without a scheme is told from a comment by its quote. */
const ADDRESS = /(?:https:|(?<=["'`]))\/\/[\w.-]+(?::\d+)?/gi;

const TAG_MANAGER = 'https://www.googletagmanager.com';
/** The hosts that a container and its analytics report to, according to Google's guide to such policies. */
const REPORTED_TO = [
  'https://www.google.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/**
 * Exactly the sources that the owner's published snippets (specification, section 3: `gtm`) need in the policy: their
 * inline scripts by hash, the hosts that they name, and Google's own for Tag Manager. Whatever a container loads from
 * other hosts stays blocked.
 */
export function snippetSources({ head, body }: Settings['gtm']): ExtraSources {
  const html = `${head}\n${body}`;
  const { scripts, styles } = inlineCode(html);
  const named = inlineScripts(html).flatMap((text) => origins(text.match(ADDRESS) ?? []));
  const loaded = originsIn(html, 'script', 'src');
  const usesTagManager = [...named, ...loaded].includes(TAG_MANAGER);
  const found: Record<string, string[]> = {
    'script-src': [...scripts, ...loaded, ...named],
    'style-src': [...styles, ...originsIn(html, 'link', 'href')],
    // A container also opens a frame of its own, for its service worker (the same guide).
    'frame-src': [...originsIn(html, 'iframe', 'src'), ...(usesTagManager ? [TAG_MANAGER] : [])],
    'connect-src': [...loaded, ...named, ...(usesTagManager ? REPORTED_TO : [])],
  };
  return Object.fromEntries(
    Object.entries(found)
      .map(([directive, sources]) => [directive, [...new Set(sources)]] as const)
      .filter(([, sources]) => sources.length > 0),
  );
}

/** The origins of the addresses that these tags have in this attribute. */
function originsIn(html: string, tag: string, attribute: string): string[] {
  const address = new RegExp(`<${tag}\\b[^>]*\\s${attribute}\\s*=\\s*["']?((?:https?:)?//[^"'\\s>]+)`, 'gi');
  return origins(Array.from(html.matchAll(address), ([, found = '']) => found));
}

/** The addresses' origins. One without a scheme takes the page's, which is https once the site is published. */
const origins = (addresses: readonly string[]): string[] =>
  addresses
    .map((address) => address.replace(/^\/\//, 'https://'))
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
