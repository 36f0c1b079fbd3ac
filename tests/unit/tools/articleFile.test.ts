import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { company } from '../../../src/shared/company';
import { formatArticleFile, parseArticleFile } from '../../../tools/content/articleFile';
import { buildArticle } from '../../builders';
import { articleOf } from '../shared/arbitraries';

/** Texts that a UTF-8 file can hold, including ones that could confuse YAML or the file's own markers. */
const fileText = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ maxLength: 30, unit: 'binary' }),
  fc.constantFrom(
    '---',
    'a\n---\nb',
    '---\na: b\n---\n',
    '{principals}',
    'null',
    '~',
    'yes',
    '12',
    '2024-08-04',
    ': #',
    '- item',
    '"\'\\',
    'two\n\nlines\n',
    '  indented',
    'tab\tand\rreturn\u0085\u2028',
    'a line that is longer than eighty characters, which YAML by itself would fold into several lines here',
  ),
);

describe('an article’s file', () => {
  it('reads as the article that was written to it, to the letter', () => {
    fc.assert(
      fc.property(articleOf(fileText), (article) => {
        fc.pre(article.author !== '{principal}');
        const file = formatArticleFile(article);
        expect(parseArticleFile(article.id, file)).toEqual(article);
      }),
    );
  });

  it('is written the same when read and written again', () => {
    fc.assert(
      fc.property(articleOf(fileText), (article) => {
        const file = formatArticleFile(article);
        expect(formatArticleFile(parseArticleFile(article.id, file))).toBe(file);
      }),
    );
  });

  it('holds the fields as YAML, a line each, between two lines of three hyphens, then the body', () => {
    const summary = Array(20).fill('Tack.').join(' ');
    const fields = { title: 'How Tape Sticks', summary, content: '<p>One</p>\n<p>Two</p>' };
    expect(formatArticleFile(buildArticle(fields))).toBe(
      [
        '---',
        'title: How Tape Sticks',
        `summary: ${summary}`,
        'category: Technical Guides',
        'tags:',
        '  - adhesion',
        'readTime: 3',
        'image: ""',
        'datePublished: 2024-08-04',
        'dateModified: 2024-08-28',
        'author: Tape experts',
        '---',
        '<p>One</p>',
        '<p>Two</p>',
        '',
      ].join('\n'),
    );
  });

  it('takes the id from the file’s name, and keeps it out of the file', () => {
    const file = formatArticleFile(buildArticle({ id: 'old-name' }));
    expect(file).not.toContain('old-name');
    expect(parseArticleFile('new-name', file).id).toBe('new-name');
  });

  it('says {principal} if the author is the company’s principal', () => {
    const file = formatArticleFile(buildArticle({ author: company.principal }));
    expect(file).not.toContain(company.principal);
    expect(file).toContain('author: "{principal}"');
    expect(parseArticleFile('a', file).author).toBe(company.principal);
  });

  it('reads the same with Windows line endings', () => {
    const file = formatArticleFile(buildArticle({ content: '<p>One</p>\n<p>Two</p>' }));
    expect(parseArticleFile('a', file.replaceAll('\n', '\r\n'))).toEqual(parseArticleFile('a', file));
  });

  it('keeps a Windows line ending in the body of a file that has others', () => {
    const article = buildArticle({ content: '<pre>One\r\nTwo</pre>' });
    expect(parseArticleFile(article.id, formatArticleFile(article))).toEqual(article);
  });

  it.each(['', '<p>No fields</p>', '---\ntitle: Never closed\n<p>', '\n---\ntitle: Late\n---\n<p>'])(
    'is refused if it does not start with its fields: %j',
    (source) => {
      expect(() => parseArticleFile('a', source)).toThrow(/does not start with its fields/);
    },
  );

  it('is refused with the line number if its fields are not valid YAML', () => {
    const source = '---\ntitle: How Tape Sticks\nsummary: "never closed\n---\n<p>';
    expect(() => parseArticleFile('a', source)).toThrow(/line 3/);
  });

  it.each(['---\nnull\n---\n<p>', '---\njust words\n---\n<p>'])(
    'is refused if there are no fields between the lines of hyphens: %j',
    (source) => {
      expect(() => parseArticleFile('a', source)).toThrow('Between the lines of --- are no fields.');
    },
  );
});
