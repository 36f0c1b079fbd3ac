import { jsonEndpoint } from '../../src/shared/formEndpoint.ts';
import type { ExtraSources } from './snippetSources.ts';

/** The hash of an empty style sheet: emotion adds one to the admin's head and fills it rule by rule. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type StyleParts = {
  /** The hash sources of the page's own style elements. */
  inline: readonly string[];
  /** Whether the page's scripts fill style sheets of their own. */
  fillsSheets: boolean;
  extra?: ExtraSources;
};

/**
 * The policy for styles, which each page contains itself: allows this site's files and the page's own inline styles, by
 * hash. The hashes of all pages would make the header of every response too long for the first round trip.
 */
export function stylePolicy({ inline, fillsSheets, extra = {} }: StyleParts): string {
  const sources = ["'self'", ...(fillsSheets ? [EMPTY_STYLE] : []), ...inline, ...(extra['style-src'] ?? [])];
  return `style-src ${[...new Set(sources)].join(' ')}`;
}

type PolicyParts = {
  siteUrl: string;
  formEndpoint: string;
  /** The hash sources of the scripts that the build wrote into its pages. */
  inlineScripts: readonly string[];
  /** The sources that the owner's published snippets need. */
  extra?: ExtraSources;
};

/**
 * The Content-Security-Policy of every response: allows scripts only from this site's files, and inline only those that
 * the build wrote, by hash; forms only to the form service. Styles have their own policy (stylePolicy), so there is no
 * `default-src`, which would cover them, too: every other kind of resource is named.
 */
export function contentSecurityPolicy({
  siteUrl,
  formEndpoint,
  inlineScripts,
  extra = {},
}: PolicyParts): string {
  const isSecure = siteUrl.startsWith('https:');
  const directives: Record<string, readonly string[]> = {
    'script-src': ["'self'", ...inlineScripts],
    // The owner's pictures may be on any host; those chosen from a file are data: addresses.
    'img-src': ["'self'", 'data:', isSecure ? 'https:' : 'http:'],
    'connect-src': ["'self'", source(jsonEndpoint(formEndpoint))],
    'form-action': ["'self'", source(formEndpoint)],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': [],
    'media-src': [],
    'object-src': [],
    'base-uri': [],
    'frame-ancestors': [],
  };
  const lines = Object.entries(directives).map(([name, own]) => {
    const sources = [...new Set([...own, ...(extra[name] ?? [])])];
    return `${name} ${sources.join(' ') || "'none'"}`;
  });
  // Upgrades old http: addresses of pictures to https: instead of blocking them.
  return [...lines, ...(isSecure ? [UPGRADE] : [])].join('; ');
}

/**
 * Only reported in the browser's console, not enforced: text that becomes markup or script without passing the policies
 * of src/shared/trustedTypes.ts or the sanitiser. Editors and other libraries create no policies of their own if there
 * is a default one.
 */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default site dompurify";

const UPGRADE = 'upgrade-insecure-requests';

/** The policy for a server without https, such as the local one. */
export const withoutUpgrade = (policy: string): string => policy.replace(`; ${UPGRADE}`, '');

/** An address as a policy source: without a query, and without characters that would end the directive. */
function source(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}
