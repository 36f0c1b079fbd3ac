// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { lostInEditor } from '../../../../src/admin/richText/lostInEditor';
import { collections } from '../../../../src/shared/catalogue/collections';

// DOMPurify does not work in happy-dom.
vi.mock('../../../../src/shared/html/sanitiseHtml', () => ({ sanitiseHtml: (html: string) => html }));

const IMAGE = '<img src="/images/x.webp" alt="A roll">';
const table = (cell: string, caption = '') =>
  `<table>${caption && `<caption>${caption}</caption>`}<tbody><tr><th>Width</th><td>${cell}</td></tr></tbody></table>`;

it('the editor loses nothing of the built-in content', async () => {
  const { blog, categories, industries } = collections;
  const texts = [
    ...(await blog.builtIn()).map(({ content }) => content),
    ...(await categories.builtIn()).map(({ description }) => description ?? ''),
    ...(await industries.builtIn()).map(({ description }) => description ?? ''),
  ];
  expect(texts.length).toBeGreaterThan(30);
  for (const text of texts) expect(lostInEditor(text)).toEqual([]);
});

it.each([
  '',
  '<p>a<br>b</p>\n<p></p><p>10&nbsp;mm  wide</p>',
  `<p>\n a\n <strong>b</strong>\nc<br>\n d ${IMAGE}\n e</p>\n<ul>\n<li>\n a\n b</li>\n</ul>\n${table('\n 12\n mm\n', '\n All\n widths\n')}`,
  'loose <strong>words</strong><p>p</p>',
  `<p><a href="/blog">${IMAGE}</a></p>`,
  `<figure><a href="/blog">${IMAGE}</a><figcaption>A <a href="/blog">roll</a></figcaption></figure>`,
  `<p>one ${IMAGE} two</p>`,
  '<p><strong>a <a href="/blog" title="All">b <em>c</em></a></strong></p>',
  '<a href="/blog"><h3>Articles</h3></a>',
  '<ul><li>a<ol start="5"><li><p>b</p></li></ol></li></ul><blockquote><ul><li>q</li></ul></blockquote>',
  table('12<br>24', 'Widths'),
  table('<p>12</p><p>24</p>'),
  '<table><thead><tr><th colspan="2">P</th></tr></thead><tbody><tr><td></td><td>1</td></tr></tbody></table>',
  '<table><tr><td>P<td>V<td>U<tr><td>Peel<td>20<tr><td rowspan="2">Tack<tr><td>x</table>',
  '<p><a href="">nowhere</a><img alt="nothing"></p>',
])('the editor loses nothing of %s', (html) => {
  expect(lostInEditor(html)).toEqual([]);
});

it.each([
  [table('12', 'See <a href="/blog">the list</a>'), 'the table “See the list”'],
  [table('12', 'All <strong>widths</strong>'), 'the table “All widths”'],
  [table(`12 ${IMAGE} mm`), 'the table “Width”'],
  [table('<ul><li>12</li><li>24</li></ul>'), 'the table “Width”'],
  [table(`\n 12\n${IMAGE} mm\n`, '\n All\n widths\n'), 'the table “All widths”'],
  [table(table('12')), 'the table “Width”'],
  [`<figure>${IMAGE}${IMAGE}<figcaption>Two rolls</figcaption></figure>`, 'the picture “Two rolls”'],
  [`<figure>${table('12')}<figcaption>All widths</figcaption></figure>`, 'the table “Width”'],
  [`<figure><figcaption>Rolls</figcaption>${IMAGE}</figure>`, 'the picture “Rolls”'],
  [
    '<figure><blockquote><p>Good</p></blockquote><figcaption>Anyone</figcaption></figure>',
    'the quotation “Anyone”',
  ],
  [
    `<h2>A heading with ${IMAGE} and more words than one needs</h2>`,
    'the paragraph “A heading with and more words than one n…”',
  ],
  [`<p><a href="/blog" title="All">${IMAGE}</a></p>`, 'the paragraph “A roll”'],
])('names the part that the editor would lose of %s', (html, name) => {
  expect(lostInEditor(`<p>Before</p>${html}<p>After</p>`)).toEqual([name]);
});
