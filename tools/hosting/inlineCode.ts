import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The inline code of pages, each as the hash source by which a Content-Security-Policy allows it. */
type InlineCode = { scripts: string[]; styles: string[] };

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const TYPE = /\stype\s*=\s*["']?([^"'\s>]+)/i;

/** The script types that a browser runs (MIME Sniffing Standard, 4.6). Any other is data and needs no permission. */
const RUNS =
  /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;

/** The texts of the inline scripts in a piece of HTML that a browser would run. */
export const inlineScripts = (html: string): string[] =>
  Array.from(html.matchAll(SCRIPT))
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .filter(([, attributes = '']) => RUNS.test(TYPE.exec(attributes)?.[1] ?? 'module'))
    .map(([, , text = '']) => text);

/** The hashes of the inline scripts and style sheets in a piece of HTML. */
export const inlineCode = (html: string): InlineCode => ({
  scripts: inlineScripts(html).map(hashSource),
  styles: Array.from(html.matchAll(STYLE), ([, text = '']) => hashSource(text)),
});

/**
 * The hashes of the inline scripts in the heads of a built site's pages. Bodies are ignored, because they contain
 * articles, in which scripts must not run.
 */
export function inlineScriptsOfPages(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => inlineCode(headOf(readFileSync(join(folder, file), 'utf8'))).scripts);
  return [...new Set(found)];
}

/** A page up to the end of its head. */
const headOf = (page: string): string => page.slice(0, page.indexOf('</head>'));

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
