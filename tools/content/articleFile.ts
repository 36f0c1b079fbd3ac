import { parse, stringify } from 'yaml';
import type { Article } from '../../src/shared/catalogue/article.ts';
import { company } from '../../src/shared/company.ts';

/*
 * An article's file: its fields as YAML between two lines of three hyphens, then its body as HTML and a line end. The body
 * stays as it is to the letter, because the owner's browser compares it with what it published.
 */

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** A file's placeholder for the principal's name, which is set only in company.ts. */
const PRINCIPAL = '{principal}';

/** @throws {Error} if the file does not start with its fields */
export function parseArticleFile(id: string, source: string): Article {
  const match = FILE.exec(withPlainLineEnds(source));
  if (!match) throw new Error('The file does not start with its fields between two lines of ---');
  // The empty first line makes the parser's line numbers match the file's.
  const fields: unknown = parse(`\n${match[1]}`);
  if (typeof fields !== 'object' || fields === null)
    throw new Error('Between the lines of --- are no fields.');
  const known = fields as Omit<Article, 'id' | 'content'>;
  const author = known.author === PRINCIPAL ? company.principal : known.author;
  return { id, ...known, author, content: (match[2] ?? '').replace(/\n$/, '') };
}

/** Converts Windows line endings. Those of the first line count for the whole file, since a body may mix them. */
const withPlainLineEnds = (source: string): string =>
  source.startsWith('---\r\n') ? source.replaceAll('\r\n', '\n') : source;

/** The inverse of `parseArticleFile`. */
export function formatArticleFile({ id: _, content, author, ...fields }: Article): string {
  const named = { ...fields, author: author === company.principal ? PRINCIPAL : author };
  return `---\n${stringify(named, { lineWidth: 0 })}---\n${content}\n`;
}
