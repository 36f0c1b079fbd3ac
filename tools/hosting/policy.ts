import { jsonEndpoint } from '../../src/shared/formEndpoint.ts';
import type { ExtraSources } from './snippetSources.ts';

/** Of an empty style sheet: emotion puts one into the admin's head, and fills it rule by rule. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type StyleParts = {
  /** The sources of the page's own. */
  inline: readonly string[];
  /** Whether scripts of the page fill style sheets of their own. */
  fillsSheets: boolean;
  extra?: ExtraSources;
};

/**
 * The policy that a page carries itself, for its styles: from this site's files, and inline its own, by hash. Those of
 * all pages would make the header of every answer too long for the first round trip.
 */
export function stylePolicy({ inline, fillsSheets, extra = {} }: StyleParts): string {
  const sources = ["'self'", ...(fillsSheets ? [EMPTY_STYLE] : []), ...inline, ...(extra['style-src'] ?? [])];
  return `style-src ${[...new Set(sources)].join(' ')}`;
}

type PolicyParts = {
  siteUrl: string;
  formEndpoint: string;
  /** The sources of the scripts that the build wrote into its pages. */
  inlineScripts: readonly string[];
  /** What the owner's published snippets need. */
  extra?: ExtraSources;
};

/**
 * The Content-Security-Policy of every answer: scripts only from this site's files, and inline those that the build
 * wrote, by hash; forms only to the form service. All but styles (stylePolicy), and so without a default: each kind
 * of what a page could load is named.
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
    // The owner's pictures may be on any host, and those chosen from a file are data: addresses.
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
  // Old http: addresses of pictures are fetched by https: then, instead of being refused.
  return [...lines, ...(isSecure ? [UPGRADE] : [])].join('; ');
}

/**
 * Reported in the browser's console and not enforced: text that becomes markup or script by a way that
 * src/shared/trustedTypes.ts and the sanitiser do not know. Editors and the like make no policies of their own
 * while there is a default one.
 */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default site dompurify";

const UPGRADE = 'upgrade-insecure-requests';

/** The policy where no https is: on the machine of whoever builds. */
export const withoutUpgrade = (policy: string): string => policy.replace(`; ${UPGRADE}`, '');

/** An address as a policy names it: no query, and nothing that would end the directive. */
function source(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + (pathname === '/' ? '' : pathname.replaceAll(';', '%3B').replaceAll(',', '%2C'));
}
