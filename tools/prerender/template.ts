import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';
import type { PrerenderedPage } from '../../src/prerender.tsx';
import { pageParameters } from '../../src/shared/paths.ts';
import { SEEDS_KEY, storageKeys } from '../../src/shared/storage/keys.ts';
import { UNSENT_KEY } from '../../src/site/enquiry/mayHoldUnsent.ts';
import { inlineCode } from '../hosting/inlineCode.ts';
import { stylePolicy } from '../hosting/policy.ts';
import { snippetSources } from '../hosting/snippetSources.ts';

const BOOT = join(import.meta.dirname, '../../src/site/startup/boot.js');

/** The shell of every page: Vite's index.html without the entry, and what starts the page instead. */
type Template = {
  html: string;
  boot: string;
  /** The shell's own rules, for the font. */
  styles: string;
  /** The address of the style sheet that boot.js loads, with all rules of the public pages. */
  sheet: string;
};

/**
 * Reads the shell that Vite wrote. Its script and style sheet are not requested by the page itself but by boot.js,
 * once the page has loaded.
 * @throws {Error} if there is no entry script, not one style sheet, or no style element
 */
export async function readTemplate(index: string): Promise<Template> {
  const entry = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/.exec(index);
  if (!entry?.[1]) throw new Error('index.html has no entry script');
  const [sheet, ...others] = linked(index, 'stylesheet');
  if (sheet === undefined || others.length > 0) throw new Error('index.html has not one style sheet');
  const style = /<style>([\s\S]*?)<\/style>\s*/.exec(index);
  if (!style?.[1]) throw new Error('index.html has no rules for the font');
  const html = index
    .replace(entry[0], '')
    .replace(style[0], '')
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g, '')
    // Each page is tens of bytes smaller without the indentation.
    .replace(/>\s+</g, '><');
  const boot = await bootWith({
    SCRIPTS: [entry[1], ...linked(index, 'modulepreload')],
    SHEET: sheet,
    KEYS: storageKeys,
    SEEDS: SEEDS_KEY,
    UNSENT: UNSENT_KEY,
    PARAMETER: `^(${pageParameters.join('|')})=`,
  });
  return { html, boot, styles: style[1], sheet };
}

/** The addresses that the shell links to as `rel`. */
const linked = (index: string, rel: 'stylesheet' | 'modulepreload'): string[] =>
  Array.from(
    index.matchAll(new RegExp(`<link rel="${rel}"[^>]*href="([^"]+)"[^>]*>`, 'g')),
    ([, href = '']) => href,
  );

/** The minified code of boot.js with its placeholder names replaced by these values. */
async function bootWith(values: Readonly<Record<string, unknown>>): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const { code } = await transformWithOxc(readFileSync(BOOT, 'utf8'), 'boot.js', { define });
  return minifySync('boot.js', code).code;
}

/** Hides a page that is not the one to be shown, until that one is rendered. */
const HIDE_UNTIL_RENDERED = '[data-pending] #root{visibility:hidden}';

type Filling = {
  address: string;
  page: PrerenderedPage;
  /** The inline rules: those that the page uses. */
  styles?: string;
  /** The owner's snippets, as HTML. */
  snippets?: { head: string; body: string };
  /** Whether the page's scripts fill style sheets of their own, as in the admin. */
  fillsSheets?: boolean;
};

/**
 * The shell with a page in it, marked with the address that it was rendered for. The browser hydrates only at that
 * address; if the file is served anywhere else, the browser renders the page from scratch.
 */
export function fillTemplate(
  { html, boot, styles: shellStyles, sheet }: Template,
  { address, page, styles = '', snippets, fillsSheets = false }: Filling,
): string {
  const data = page.data
    ? `<script type="application/json" id="loader-data">${inScript(page.data)}</script>`
    : '';
  const hasSnippets = Boolean(snippets?.head || snippets?.body);
  // In one element, because the policy needs a hash for each, and hashes do not compress.
  const style = `<style>${shellStyles}${HIDE_UNTIL_RENDERED}${styles}</style>`;
  // The rules first, because boot.js may at once append the sheet with all rules, which must come after these.
  const head = `${style}<script>${boot}</script>${page.head}${snippets?.head ?? ''}`;
  const policy = stylePolicy({
    inline: inlineCode(head).styles,
    fillsSheets,
    extra: snippets && snippetSources(snippets),
  });
  // Without scripts the page also loads all rules, including those for print and forced colours (usedStyles.ts).
  const rest = styles && `<noscript><link rel="stylesheet" href="${sheet}"></noscript>`;
  return fill(html, {
    '<html ': `<html data-page="${escapeAttribute(address)}" ${hasSnippets ? 'data-snippets ' : ''}`,
    '<!--policy-->': `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<!--head-->': head,
    '<body>': `<body>${snippets?.body ?? ''}`,
    // Before the page, whose text then compresses better: a product list is some 50 bytes smaller.
    '<!--data-->': data,
    '<!--page-->': page.body,
    '<!--rest-->': rest,
  });
}

/** Fills all places in one pass, so that placeholders inside the inserted parts are not replaced. */
function fill(template: string, parts: Readonly<Record<string, string>>): string {
  const places = Object.keys(parts);
  const missing = places.find((place) => !template.includes(place));
  if (missing !== undefined) throw new Error(`There is no place for ${missing}`);
  return template.replace(new RegExp(places.join('|'), 'g'), (place) => parts[place] ?? '');
}

/** The JSON with everything escaped that could end the script element around it. */
const inScript = (json: string) => json.replace(/<(?=!--|\/?script)/gi, '\\u003c');

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
