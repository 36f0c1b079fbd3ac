import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';
import { EACH_ATTRIBUTE, EACH_TAG, unquoted } from '../../src/shared/html/htmlAttribute.ts';

/** What stands on no element of the page until boot.js or the browser itself writes it there. */
const WRITTEN_LATER = ['data-font', 'data-pressed', 'open'];

/** Nothing moves before the script is there, so nothing need be kept from it either. */
const TRANSITION = /(?<=[;{])transition:[^;}]*;?/g;
/** Rules for forced colours and print do not matter yet either: the full sheet brings them. */
const LATER_MEDIA =
  /@media (?:\(prefers-reduced-motion:reduce\)|\(forced-colors:active\)|print)\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
/** A panel is opened by the script. */
const OPEN_PANEL = /html\[data-still\]\{[^}]*\}/g;
/** Pages are turned without a full load by the script, too. */
const PAGE_TURN = /(?:html:active|:)[\w:-]*view-transition[^{}]*\{[^{}]*\}/g;
/** The bundler's own. */
const COMMENT = /\s*\/\*[^*]*\*\/\s*/g;
const EMPTY_RULE = /(?<=[{};])[^{};]+\{\}/g;

/**
 * The `styles` of all public pages without what only matters once the script is there. First, so that a variable goes
 * with the last rule that reads it.
 */
export const stylesBeforeScript = (styles: string): string =>
  cut(styles, [COMMENT, TRANSITION, LATER_MEDIA, OPEN_PANEL, PAGE_TURN]);

/**
 * The rules that `page` can use before its script runs. All rules come with the script at a pointer's first move, so
 * nothing changes under it.
 * @param styles from `stylesBeforeScript`
 * @param page HTML as React and the owner write it
 */
export async function usedStyles(styles: string, page: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: page, extension: 'html' }],
    css: [{ raw: styles }],
    defaultExtractor: elementsOf,
    // Not named in the page's markup.
    safelist: ['html', 'body', 'root'],
    blocklist: [':hover'],
    keyframes: true,
    variables: true,
  });
  if (!result) throw new Error('No styles came out of PurgeCSS');
  return cut(result.css, [EMPTY_RULE]);
}

const cut = (css: string, unused: readonly RegExp[]) =>
  unused.reduce((rest, pattern) => rest.replace(pattern, ''), css);

/** Names alone: a class or tag that merely occurs in the text keeps no rule. */
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
