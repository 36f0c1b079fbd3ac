import type { Editor } from '@tiptap/core';
import { toggleHeader } from '@tiptap/pm/tables';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeTable, hasHeadingRow } from '../../../../src/admin/richText/nodes/tableNodes';
import { openEditor } from './textEditor';

const HEAD = '<tr><th scope="col">P</th><th scope="col">Q</th></tr>';
const table = (cells: string) => `<table><tbody>${HEAD}<tr>${cells}</tr></tbody></table>`;
const TABLE = table('<td>one</td><td>two</td>');
const AROUND = ['<p>Before</p>', '<p>After</p>'] as const;
const between = (html: string) => AROUND.join(html);

/** What the editor holds, without the empty paragraph in which the caret may be left, as that is not saved (tidyHtml). */
const textOf = (editor: Editor) => editor.getHTML().replace(/<p><\/p>$/, '');

/** What a paste makes of an empty text. */
function afterPaste(html: string): string {
  const editor = openEditor('');
  editor.view.pasteHTML(html);
  return textOf(editor);
}

/** Cells as Word, Google Docs and others write them, and as the editor keeps them. */
const CELLS = [
  ['<td><p class=MsoNormal>Peel<o:p></o:p></p></td>', '<td>Peel</td>'],
  ['<td>\n <p>Peel</p>\n <p>at <b>180°</b></p>\n</td>', '<td>Peel<br>at <strong>180°</strong></td>'],
  ['<td><ul><li>Peel<ul><li>180°</li></ul></li></ul></td>', '<td>Peel<br>180°</td>'],
  ['<td><h3>Peel</h3>180°</td>', '<td>Peel<br>180°</td>'],
  ['<td><div>Peel</div><div>180°</div></td>', '<td>Peel<br>180°</td>'],
  ['<td><table><tr><td>Peel</td></tr></table></td>', '<td>Peel</td>'],
  ['<td>Peel<br>180°</td>', '<td>Peel<br>180°</td>'],
  ['<th scope=row><p>Peel</p></th>', '<th scope="row">Peel</th>'],
];

it.each(CELLS)('keeps the table around %s whole, stored or pasted', (cell, kept) => {
  const written = table(`${cell}<td>12</td>`);
  const whole = table(`${kept}<td>12</td>`);
  expect(openEditor(between(written)).getHTML()).toBe(between(whole));
  const editor = openEditor('<p>Before</p>', 'Before');
  editor.view.pasteHTML(`${written}<p>After</p>`);
  expect(editor.getHTML()).toBe(between(whole));
});

/** Tables with short rows, and as the editor keeps them. */
const SHORT_ROWS = [
  [
    '<tr><td>P<td>V<td>U<tr><td>Peel<td>20<tr><td>Tack<td>30<tr><td>x<td>y<td>z',
    '<tr><td>P</td><td>V</td><td>U</td></tr><tr><td>Peel</td><td>20</td><td></td></tr><tr><td>Tack</td><td>30</td><td></td></tr><tr><td>x</td><td>y</td><td>z</td></tr>',
  ],
  [
    '<tr><th>P<tr><td>Peel<td>20',
    '<tr><th scope="col">P</th><th scope="col"></th></tr><tr><td>Peel</td><td>20</td></tr>',
  ],
  [
    '<tr><td rowspan="2">P<td>V<td colspan="2">U<tr><td>1<tr><td colspan="3">Tack<tr>',
    '<tr><td rowspan="2">P</td><td>V</td><td colspan="2">U</td></tr><tr><td>1</td><td></td><td></td></tr><tr><td colspan="3">Tack</td><td></td></tr><tr><td></td><td></td><td></td><td></td></tr>',
  ],
  ['<tr><td>P<td rowspan="2">V<tr><td>1', '<tr><td>P</td><td rowspan="2">V</td></tr><tr><td>1</td></tr>'],
] as const;

it.each(SHORT_ROWS)('fills the short rows of %s at their end, stored or pasted', (rows, kept) => {
  const whole = `<table><tbody>${kept}</tbody></table>`;
  const stored = openEditor(between(`<table>${rows}</table>`), 'Before');
  stored.commands.insertContent(' it');
  expect(stored.getHTML()).toBe(`<p>Before it</p>${whole}<p>After</p>`);
  const editor = openEditor('<p>Before</p>', 'Before');
  editor.view.pasteHTML(`<table>${rows}</table><p>After</p>`);
  expect(editor.getHTML()).toBe(between(whole));
});

it('keeps spaces typed into a cell when the form gives the editor its own text back', () => {
  const spaced = between(table('<td>one </td><td>a  <strong>b </strong></td>'));
  const editor = openEditor('');
  editor.commands.setContent(spaced, { parseOptions: { preserveWhitespace: true } });
  expect(editor.getHTML()).toBe(spaced);
});

it('keeps the lines of pasted preformatted text, and no others', () => {
  expect(afterPaste('<p>a\n b</p><pre>c\nd</pre>')).toBe('<p>a b</p><p>c<br>d</p>');
});

it('moves a picture in a cell below its table', () => {
  const editor = openEditor(between(table('<td>one<img src="/a.webp" alt=""></td><td>two</td>')));
  expect(editor.getHTML()).toBe(between(`${TABLE}<img src="/a.webp" alt="">`));
});

it.each([
  '<p>a</p><p><b>b</b></p>',
  '<div>a</div><div><b>b</b></div>',
  '<h1>a</h1><p><b>b</b></p>',
  '<ul><li>a</li><li><b>b</b></li></ul>',
])('keeps lines pasted into a cell in that cell: %s', (html) => {
  const editor = openEditor(between(TABLE), 'one');
  editor.view.pasteHTML(html);
  const cells = '<td>onea<br><strong>b</strong></td><td>two</td>';
  expect(editor.getHTML()).toBe(between(table(cells)));
});

it('keeps lines of plain text pasted into a cell in that cell', () => {
  const editor = openEditor(between(TABLE), 'one');
  editor.view.pasteText('a\n\nb\nc');
  expect(editor.getHTML()).toBe(between(table('<td>onea<br>b<br>c</td><td>two</td>')));
});

describe('the first row of a pasted table', () => {
  /** The HTML of rows whose cells are separated by commas. */
  const rowsOf = (rows: string, head: 'th' | 'td' = 'td') =>
    rows
      .split(' / ')
      .map((row, index) => {
        const [open, close] =
          index === 0 && head === 'th' ? ['<th scope="col">', '</th>'] : ['<td>', '</td>'];
        return `<tr>${row
          .split(', ')
          .map((cell) => open + cell + close)
          .join('')}</tr>`;
      })
      .join('');
  const pasted = (rows: string) => `<table>${rowsOf(rows)}</table>`;
  const kept = (rows: string, head: 'th' | 'td') => `<table><tbody>${rowsOf(rows, head)}</tbody></table>`;

  it.each([
    'Grade, Peel (N/25 mm), Colour / F1, 12, White / F2, 15, Grey',
    ', Foam, Film / Peel, 12, 15',
    '<strong>Width</strong>, <strong>Use</strong> / 550 mm, Door sills / <strong>2.7 m</strong>, Cars',
  ])('becomes its headings where it reads like them: %s', (rows) => {
    expect(afterPaste(pasted(rows))).toBe(kept(rows, 'th'));
  });

  it.each([
    'Thickness, 0.13 mm / Width, 48 mm',
    'Backing, Polyester / Adhesive, Acrylic / Width, 48 mm',
    'Backing, Polyester / Width, 48 mm',
    'Foam tape, White, Acrylic / Film tape, Grey, Rubber',
    'F1, 12, White / F2, 15, Grey',
    'Grade, Peel, Colour',
    '<strong>Grade</strong>, <strong>Peel</strong>',
    '<strong>Backing</strong>, Polyester / Width, 48 mm',
    '<strong>Film</strong>, <strong>Grey</strong> / <strong>Foam</strong>, <strong>White</strong>',
    'Foam / 12',
  ])('stays a row of values otherwise: %s', (rows) => {
    expect(afterPaste(pasted(rows))).toBe(kept(rows, 'td'));
  });

  it('keeps its merged cells merged', () => {
    const rest = '<tr><td>Foam</td><td>1</td><td>2</td></tr>';
    const merged = `<table><tr><td>Grade</td><td colspan="2">Peel</td></tr>${rest}</table>`;
    expect(afterPaste(merged)).toContain('<th colspan="2" scope="col">Peel</th>');
  });

  it('stays as it is if the table has headings somewhere, or was copied from an editor', () => {
    const rows = pasted('Grade, Peel, Colour / F1, 12, White');
    const besides = rows.replace('<td>F1</td>', '<th>F1</th>');
    const copied = rows.replace('<table', '<table data-pm-slice="1 1 []"');
    for (const html of [besides, copied]) expect(afterPaste(html)).toContain('<td>Peel</td>');
  });

  it('goes into the cells of another table as it is', () => {
    const editor = openEditor(between(TABLE), 'one');
    editor.view.pasteHTML(pasted('Grade, Value / F1, 12'));
    expect(editor.getHTML()).toContain('<td>Grade</td><td>Value</td>');
  });

  it('can be made headings, and values again', () => {
    const written = (head: 'th' | 'td') => between(kept('One, Two / 1, 2', head));
    const editor = openEditor(written('td'), '2');
    expect(hasHeadingRow(editor)).toBe(false);
    changeTable(editor, toggleHeader('row'));
    expect(editor.getHTML()).toBe(written('th'));
    expect(hasHeadingRow(editor)).toBe(true);
    changeTable(editor, toggleHeader('row'));
    expect(editor.getHTML()).toBe(written('td'));
  });
});

it('a table pasted alone fills another’s cells; a table with text, or a picture, goes below', () => {
  const pasted = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  const editor = openEditor(between(TABLE), 'one');
  editor.view.pasteHTML(pasted);
  expect(editor.getHTML()).toBe(between(table('<td>1</td><td>two</td>')));
  for (const more of [`${pasted}<p>x</p>`, '<figure><img src="/a.webp" alt=""></figure><p>x</p>']) {
    const other = openEditor(between(TABLE), 'one');
    other.view.pasteHTML(more);
    expect(other.getHTML()).toBe(between(TABLE + more));
  }
});

it.each([
  ['10<sup>9</sup> ohm, 5 m<sup>2</sup>', '10⁹ ohm, 5 m²'],
  ['10<sup><span lang=EN-US>-3</span></sup> g/m<SUP class=x>2<o:p></o:p></SUP>', '10⁻³ g/m²'],
  ['CO<sub>2</sub>, Ca<sup>2+</sup>', 'CO₂, Ca²⁺'],
  ['m<span style="font-size:0.6em;vertical-align:super;">2</span>', 'm²'],
  ['the 1<sup>st</sup>, x<sup>2n</sup>, <sup></sup>9<sup></sup>', 'the 1st, x2n, 9'],
])('keeps the raised and lowered digits of %s small', (html, kept) => {
  expect(afterPaste(`<p>${html}</p>`)).toBe(`<p>${kept}</p>`);
});

it('leaves out a pasted picture that is not on the web, but keeps its caption and other pictures', () => {
  const onDisk = '<img src="file:///C:/clip_image001.png">';
  const kept = '<figure><img src="/a.webp" alt=""></figure><p>Text</p>';
  const html = `<p>Before${onDisk}</p><figure>${onDisk}<figcaption>Words</figcaption></figure>${kept}`;
  expect(afterPaste(html)).toBe(`<p>Before</p><p>Words</p>${kept}`);
});

it('reports what is left out of a paste', () => {
  const editor = openEditor('');
  const said: string[] = [];
  editor.on('leftOut', ({ message }) => said.push(message));
  const onDisk = '<img src="file:///C:/clip_image001.png">';
  editor.view.pasteHTML('<p>Text</p><figure><img src="/a.webp" alt=""></figure>');
  expect(said).toEqual([]);
  editor.view.pasteHTML(`<p>Text${onDisk}</p>`);
  editor.view.pasteHTML(`<p>Text${onDisk}${onDisk}</p><audio></audio><video></video><video></video>`);
  expect(said).toEqual([
    '1 picture could not be taken over from the clipboard: add it with the picture button.',
    'Left out: 2 videos, a sound, which the site does not show.',
    '2 pictures could not be taken over from the clipboard: add them with the picture button.',
  ]);
});

/** A list entry as Word writes it: a paragraph, with its marker in a span. */
const wordEntry = (marker: string, words: string, place = 'l0 level1') =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${place} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;&nbsp;</span></span><![endif]>${words}</p>`;

/** Word's own HTML of a tracked deletion, an insertion and a comment. */
const DELETED =
  '<span class=msoDel><del cite="mailto:A" datetime="2026-01-01T10:00">brown <b>old</b> </del></span>';
const INSERTED = '<span class=msoIns><ins cite="mailto:A" datetime="2026-01-01T10:00">clear </ins></span>';
const COMMENTED =
  "<a style='mso-comment-reference:A_1;mso-comment-date:20260101'>tape</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id='_anchor_1' href='#_msocom_1' name='_msoanchor_1'>[A1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>";
const COMMENTS =
  "<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id='_com_1' class=msocomtxt><a name='_msocom_1'></a><p class=MsoCommentText><span class=MsoCommentReference><a class=msocomoff href='#_msoanchor_1'>[A1]</a></span>Which one?</p></div></div></div>";

it.each([
  [`<p>The ${DELETED}${INSERTED}${COMMENTED}</p>${COMMENTS}`, '<p>The clear tape</p>'],
  [`<p>A</p><p>${DELETED}<o:p></o:p></p><ul><li>${DELETED}</li></ul><p>B</p>`, '<p>A</p><p>B</p>'],
  [`<p>A</p>${wordEntry('·', DELETED)}${wordEntry('·', 'Foam')}`, '<p>A</p><ul><li><p>Foam</p></li></ul>'],
  ['<p>98 <s>76</s> <strike>50</strike>N</p>', '<p>98 N</p>'],
  ['<p>98 <span style="text-decoration:underline line-through">76</span>N</p>', '<p>98 N</p>'],
  [table(`<td>${DELETED}</td><td>12</td>`), table('<td></td><td>12</td>')],
])('leaves out what was deleted, struck out or only a comment: %s', (written, kept) => {
  const editor = openEditor('');
  const said: string[] = [];
  editor.on('leftOut', ({ message }) => said.push(message));
  editor.view.pasteHTML(`<p>${COMMENTED}</p>`);
  expect(said).toEqual([]);
  editor.commands.clearContent();
  editor.view.pasteHTML(written);
  expect(textOf(editor)).toBe(kept);
  expect(said).toEqual(['Left out: struck-out text, which the site does not show.']);
});

it.each([
  ['3.', 3],
  ['(12)', 12],
  ['c)', 3],
  ['B.', 2],
  ['iv.', 4],
  ['v.', 5],
  ['2.3.', 3],
  ['2.3', 3],
])('counts on from the marker %s of a list of Word’s that was interrupted', (marker, start) => {
  const html = `${wordEntry(marker, 'Press')}<p>After</p>${wordEntry('1.', 'Cut', 'l1 level1')}`;
  const list = `<ol start="${start}"><li><p>Press</p></li></ol>`;
  const whole = `${list}<p>After</p><ol><li><p>Cut</p></li></ol>`;
  expect(afterPaste(html)).toBe(whole);
  expect(openEditor(list).getHTML()).toBe(list);
});

it.each([
  [
    '<h1>Title</h1><p>x</p><h2>Part</h2><h3>Piece</h3><h4>Bit</h4>',
    '<h2>Title</h2><p>x</p><h2>Part</h2><h3>Piece</h3><h3>Bit</h3>',
  ],
  [
    `<p>Before</p>${wordEntry('·', 'Foil')}${wordEntry('·', '<b>Foam</b>')}<p>After</p>`,
    '<p>Before</p><ul><li><p>Foil</p></li><li><p><strong>Foam</strong></p></li></ul><p>After</p>',
  ],
  [
    `${wordEntry('1.', 'Clean')}${wordEntry('2.', 'Press')}<p>After</p>`,
    '<ol><li><p>Clean</p></li><li><p>Press</p></li></ol><p>After</p>',
  ],
  [
    '<p class="MsoListParagraph">· Foil</p><p>Then</p><p class="MsoListParagraph">o\u00a0 Foam</p>',
    '<ul><li><p>Foil</p></li></ul><p>Then</p><ul><li><p>Foam</p></li></ul>',
  ],
  [
    `${wordEntry('1.', 'Clean')}${wordEntry('a.', 'Wipe', 'l0 level2')}${wordEntry('b.', 'Dry', 'l0 level2')}${wordEntry('2.', 'Press')}`,
    '<ol><li><p>Clean</p><ol><li><p>Wipe</p></li><li><p>Dry</p></li></ol></li><li><p>Press</p></li></ol>',
  ],
  [
    `${wordEntry('9.', 'Clean')}${wordEntry('o', 'Wipe', 'l1 level2')}${wordEntry('10.', 'Press')}`,
    '<ol start="9"><li><p>Clean</p><ul><li><p>Wipe</p></li></ul></li><li><p>Press</p></li></ol>',
  ],
  [
    `${wordEntry('·', 'Foil')}${wordEntry('1.', 'Clean', 'l1 level1')}${wordEntry('1.', 'Cut', 'l2 level1')}`,
    '<ul><li><p>Foil</p></li></ul><ol><li><p>Clean</p></li></ol><ol><li><p>Cut</p></li></ol>',
  ],
  [
    `<p class="MsoListParagraph">· Foil</p>${wordEntry('1.', 'Clean')}`,
    '<ul><li><p>Foil</p></li></ul><ol><li><p>Clean</p></li></ol>',
  ],
  [
    '<p class="MsoListParagraph">1.5 mm thick.</p><p class="MsoListParagraph" style="mso-list:none">A. Smith agrees.</p>',
    '<p>1.5 mm thick.</p><p>A. Smith agrees.</p>',
  ],
  [
    '<p class="MsoListParagraph">O rings of PTFE.</p><p class="MsoListParagraph">– 40 °C is the lowest.</p>',
    '<p>O rings of PTFE.</p><p>– 40 °C is the lowest.</p>',
  ],
])('keeps headings and lists pasted from Word: %s', (written, kept) => {
  expect(afterPaste(written)).toBe(kept);
});

describe('bold and italic are kept, although the site’s policy blocks inline styles', () => {
  beforeEach(() => {
    const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'style')?.get;
    const blank = () => own?.call(document.createElement('p'));
    vi.spyOn(HTMLElement.prototype, 'style', 'get').mockImplementation(blank);
  });

  const docs = (html: string) =>
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${html}</b>`;
  const run = (styles: string, words: string) =>
    `<span style="font-size:11pt;font-variant:normal;${styles}">${words}</span>`;

  it.each([
    [
      docs(
        `<p dir="ltr">${run('font-weight:400;font-style:normal', 'A ')}${run('font-weight:700', 'firm')}${run('font-weight:400; font-style: italic', ' tape')}</p>`,
      ),
      '<p>A <strong>firm</strong><em> tape</em></p>',
    ],
    [docs(`<h2>${run('font-weight:700', 'Title')}</h2>`), '<h2>Title</h2>'],
    [docs(run('font-weight:bold;font-style:italic', 'both')), '<p><strong><em>both</em></strong></p>'],
    [
      "<p><b style='mso-bidi-font-weight:normal'>Word</b> and <i style='mso-bidi-font-style:normal'>its</i></p>",
      '<p><strong>Word</strong> and <em>its</em></p>',
    ],
  ])('in %s', (written, kept) => {
    expect(afterPaste(written)).toBe(kept);
  });
});
