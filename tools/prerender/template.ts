import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import type { PrerenderedPage } from '../../src/prerender.tsx';
import { pageParameters } from '../../src/shared/paths.ts';
import { storageKeys } from '../../src/shared/storage/keys.ts';
import { headOf, inlineCode } from '../hosting/inlineCode.ts';
import { stylePolicy } from '../hosting/policy.ts';
import { snippetSources } from '../hosting/snippetSources.ts';

const BOOT = join(import.meta.dirname, '../../src/site/startup/boot.js');

/** The shell of every page: Vite's index.html with the entry taken out, and what starts it instead. */
export type Template = {
  html: string;
  boot: string;
  /** The addresses of the style sheets that boot.js asks for: all rules of the public pages. */
  sheets: string[];
};

/**
 * Reads the shell that Vite wrote. Its script and style sheets are not asked for by the page itself but by boot.js,
 * when the page has loaded.
 * @throws {Error} when there is no entry script
 */
export function readTemplate(index: string): Template {
  const entry = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/.exec(index);
  if (!entry?.[1]) throw new Error('index.html has no entry script');
  const sheets = Array.from(
    index.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g),
    ([, href = '']) => href,
  );
  const parts = Array.from(
    index.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g),
    ([, href]) => href,
  );
  const html = index.replace(entry[0], '').replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g, '');
  const boot = fill(readFileSync(BOOT, 'utf8'), {
    'SCRIPTS.map': `${JSON.stringify([entry[1], ...parts])}.map`,
    'STYLES.map': `${JSON.stringify(sheets)}.map`,
    'Object.entries(KEYS)': `Object.entries(${JSON.stringify(storageKeys)})`,
    'PARAMETERS.includes': `${JSON.stringify(pageParameters)}.includes`,
  });
  return { html, boot: minifySync('boot.js', boot).code.trim(), sheets };
}

/** Hides a page that is not the one to show, until that one is there. */
const GATE = '[data-pending] #root{visibility:hidden}';

type Filling = {
  address: string;
  page: PrerenderedPage;
  /** The rules to stand inline: those that the page uses. */
  styles?: string;
  /** The owner's snippets, as HTML. */
  snippets?: { head: string; body: string };
  /** Whether its scripts fill style sheets of their own, as the admin's do. */
  fillsSheets?: boolean;
};

/**
 * The shell with a page in it, marked with the address that it was rendered for: the browser hydrates only
 * there, and renders anew anywhere else that the file is served.
 */
export function fillTemplate(
  { html, boot }: Template,
  { address, page, styles = '', snippets, fillsSheets = false }: Filling,
): string {
  const data = page.data
    ? `<script type="application/json" id="loader-data">${inScript(JSON.stringify(page.data))}</script>`
    : '';
  const hasSnippets = Boolean(snippets?.head || snippets?.body);
  const filled = fill(html, {
    '<html ': `<html data-page="${escapeAttribute(address)}" ${hasSnippets ? 'data-snippets ' : ''}`,
    '<!--head-->': `<script>${boot}</script>${page.head}<style>${GATE}${styles}</style>${snippets?.head ?? ''}`,
    '<body>': `<body>${snippets?.body ?? ''}`,
    '<!--page-->': page.body,
    '<!--data-->': data,
  });
  const policy = stylePolicy({
    inline: inlineCode(headOf(filled)).styles,
    fillsSheets,
    extra: snippets && snippetSources(snippets),
  });
  return fill(filled, {
    '<!--policy-->': `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  });
}

function fill(template: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((html, [placeholder, content]) => {
    if (!html.includes(placeholder)) throw new Error(`There is no place for ${placeholder}`);
    // A function, because "$&" in the content must not mean anything.
    return html.replace(placeholder, () => content);
  }, template);
}

/**
 * JSON that nothing in it can end the script element around it. Only what an HTML parser looks for there is
 * escaped: an article's HTML stands in the page too, and compresses to little while both are written alike.
 */
const inScript = (json: string) => json.replaceAll('</', '<\\/').replace(/<(?=!--|script)/gi, '\\u003c');

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
