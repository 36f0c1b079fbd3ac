import { parse, stringify } from 'yaml';
import type { Article } from '../../src/shared/catalogue/article.ts';
import { company } from '../../src/shared/company.ts';

/* An article's file: its fields as YAML between two lines of three hyphens, then its body as HTML. */

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Stands in a file for the principal's name, which is set once, in company.ts. */
const PRINCIPAL = '{principal}';

/** @throws {Error} when the file does not open with its fields */
export function parseArticleFile(id: string, source: string): Article {
  const match = FILE.exec(source);
  if (!match?.[1]) throw new Error(`${id}.html does not start with its fields between two lines of ---`);
  const fields = parse(match[1]) as Omit<Article, 'id' | 'content'>;
  const author = fields.author === PRINCIPAL ? company.principal : fields.author;
  return { id, ...fields, author, content: (match[2] ?? '').trim() };
}

/** The other way. */
export function formatArticleFile({ id: _, content, author, ...fields }: Article): string {
  const named = { ...fields, author: author === company.principal ? PRINCIPAL : author };
  return `---\n${stringify(named, { lineWidth: 0 })}---\n${content.trim()}\n`;
}
