import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands inline in pages, each as the source by which a Content-Security-Policy lets it run. */
export type InlineCode = { scripts: string[]; styles: string[] };

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const TYPE = /\stype\s*=\s*["']?([^"'\s>]+)/i;

/** The types that a browser runs. Any other is data, and needs no permission. */
const RUNS = /^(?:module|(?:text|application)\/(?:java|ecma)script)$/i;

/** The texts of the scripts in a piece of HTML that a browser runs as they stand there. */
export const inlineScripts = (html: string): string[] =>
  Array.from(html.matchAll(SCRIPT))
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .filter(([, attributes = '']) => RUNS.test(TYPE.exec(attributes)?.[1] ?? 'module'))
    .map(([, , text = '']) => text);

/** The scripts and style sheets in a piece of HTML. */
export function inlineCode(html: string): InlineCode {
  const scripts = inlineScripts(html).map(hashSource);
  const styles = Array.from(html.matchAll(STYLE), ([, text = '']) => hashSource(text));
  return { scripts: unique(scripts), styles: unique(styles) };
}

/**
 * The scripts inline in the heads of a built site's pages. Only there: a body holds articles, and no script in
 * one of them is to run.
 */
export function inlineScriptsOfPages(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => inlineCode(headOf(readFileSync(join(folder, file), 'utf8'))).scripts);
  return unique(found);
}

/** A page up to where its body begins. */
export const headOf = (page: string): string => page.slice(0, page.indexOf('</head>'));

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
