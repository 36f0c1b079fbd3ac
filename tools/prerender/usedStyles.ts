import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';
import { EACH_ATTRIBUTE, EACH_TAG, unquoted } from '../../src/shared/html/htmlAttribute.ts';

/** Attributes that no element has until boot.js adds them. PurgeCSS itself keeps the rules for `open`. */
const WRITTEN_LATER = ['data-font', 'data-pressed'];

/** Nothing moves before the script has loaded, so the rules for reduced motion (LATER_MEDIA) are not needed either. */
const TRANSITION = /(?<=[;{])transition:[^;}]*;?/g;
/** Rules for forced colours and print are not needed yet, either: the full sheet contains them. */
const LATER_MEDIA =
  /@media (?:\(prefers-reduced-motion:reduce\)|\(forced-colors:active\)|print)\{(?:[^{}]*\{[^{}]*\})*\}/g;
/** Only the script opens panels and shows notices. */
const OPENED = /html:has\([^)]*\)\{[^}]*\}/g;
/** Only the script navigates without a full page load. */
const VIEW_TRANSITION = /(?:html:active|:)[\w:-]*view-transition[^{}]*\{[^{}]*\}/g;
/** The bundler's comments. */
const COMMENT = /\s*\/\*[^*]*\*\/\s*/g;
/** Minified rules have it only in custom properties, whose values the minifier leaves as they are. */
const SPACE_AFTER_COMMA = /(?<=,) /g;
const EMPTY_RULE = /[^{};]+\{\}/g;

/**
 * The `styles` of all public pages without what only matters once the script has loaded. Removed before `usedStyles`,
 * so that a variable is dropped together with the last rule that reads it.
 */
export const stylesBeforeScript = (styles: string): string =>
  cut(styles, [COMMENT, TRANSITION, LATER_MEDIA, OPENED, VIEW_TRANSITION, SPACE_AFTER_COMMA]);

/**
 * The rules that `page` can use before its script runs. Those for a pointer on something and for the ring around what
 * has the keyboard's focus are left out: the first move or key loads the script and all rules, and until then there is
 * the browser's own ring.
 * @param styles from `stylesBeforeScript`
 * @param page HTML written by React and the owner
 */
export async function usedStyles(styles: string, page: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: page, extension: 'html' }],
    css: [{ raw: styles }],
    defaultExtractor: elementsOf,
    // These do not occur in the page's markup.
    safelist: ['html', 'body'],
    blocklist: [':hover', ':focus-visible'],
    keyframes: true,
    variables: true,
  });
  if (!result) throw new Error('No styles came out of PurgeCSS');
  return cut(result.css, [EMPTY_RULE]);
}

const cut = (css: string, unused: readonly RegExp[]) =>
  unused.reduce((rest, pattern) => rest.replace(pattern, ''), css);

/** Extracts names only from tags: a class or tag that merely occurs in the text keeps no rule. */
function elementsOf(html: string): ExtractorResultDetailed {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  const names = new Set(WRITTEN_LATER);
  const values = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(EACH_TAG)) {
    tags.add(tag);
    for (const [, name = '', written = ''] of attributes.matchAll(EACH_ATTRIBUTE)) {
      const value = unquoted(written);
      names.add(name);
      values.add(value);
      if (name === 'class') for (const each of value.split(/\s+/)) classes.add(each);
      if (name === 'id') ids.add(value);
    }
  }
  return {
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    attributes: { names: [...names], values: [...values] },
    undetermined: [],
  };
}
