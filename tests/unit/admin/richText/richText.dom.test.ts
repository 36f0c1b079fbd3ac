import type { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { removePicture, selectedPicture, setPicture } from '../../../../src/admin/richText/nodes/picture';
import { insertTable } from '../../../../src/admin/richText/nodes/tableNodes';
import { openEditor } from './textEditor';

const CAPTIONED =
  '<figure><img src="/images/x.webp" alt="A roll"><figcaption>A <strong>roll</strong></figcaption></figure>';
const PICTURES = [CAPTIONED, '<figure><img src="/a.webp" alt=""></figure>', '<img src="/a.webp" alt="">'];
const NEW = { address: '/images/new.webp', alt: 'New', caption: 'Newer' };
const NEW_FIGURE = '<figure><img src="/images/new.webp" alt="New"><figcaption>Newer</figcaption></figure>';
const TABLE = '<table><tbody><tr><th scope="col">P</th></tr><tr><td>cell</td></tr></tbody></table>';

let editor: Editor;
const edit = (html: string, words?: string) => {
  editor = openEditor(html, words);
};

/** Returns whether the editor took the key, so that the browser does nothing with it. */
const press = (key: string, shiftKey = false) =>
  editor.view.someProp('handleKeyDown', (handle) =>
    handle(editor.view, new KeyboardEvent('keydown', { key, shiftKey })),
  ) ?? false;

const between = (html: string) => `<p>Before</p>${html}<p>After</p>`;

describe.each(PICTURES)('the selected picture in %s', (picture) => {
  it.each(['Backspace', 'Delete'])('is removed whole by %s, and comes back on undo', (key) => {
    edit(between(picture));
    editor.commands.keyboardShortcut(key);
    expect(editor.getHTML()).toBe(between(''));
    editor.commands.undo();
    expect(editor.getHTML()).toBe(between(picture));
  });

  it('is removed by its button, and replaced by typed text', () => {
    edit(between(picture));
    removePicture(editor);
    expect(editor.getHTML()).toBe(between(''));
    edit(between(picture));
    editor.view.dispatch(editor.state.tr.insertText('typed'));
    expect(editor.getHTML()).toBe(between('<p>typed</p>'));
  });

  it('is replaced by another one, including its caption', () => {
    edit(between(picture));
    setPicture(editor, NEW, { width: 800, height: 600 });
    expect(editor.getHTML()).toBe(between(NEW_FIGURE.replace('alt="New"', '$& width="800" height="600"')));
    edit(between(picture));
    setPicture(editor, NEW);
    expect(editor.getHTML()).toBe(between(NEW_FIGURE));
  });

  it('stays when a table is inserted', () => {
    edit(between(picture));
    insertTable(editor);
    expect(editor.getHTML()).toContain(`<p>Before</p>${picture}<table>`);
  });
});

it('a picture keeps the size that it has in the text, and gets its own if it has none', () => {
  const own = { width: 1200, height: 900 };
  const given = '<figure><img src="/images/x.webp" alt="A roll" width="400" height="300"></figure>';
  edit(between(given));
  setPicture(editor, { address: '/images/x.webp', alt: 'A brown roll', caption: '' }, own);
  expect(editor.getHTML()).toBe(between(given.replace('A roll', 'A brown roll')));
  edit(between(given.replace(' width="400" height="300"', '')));
  setPicture(editor, { address: '/images/x.webp', alt: 'A roll', caption: '' }, own);
  expect(editor.getHTML()).toBe(
    between(given.replace('width="400" height="300"', 'width="1200" height="900"')),
  );
});

it('the dialog shows the picture whose caption the caret is in, and keeps what it does not show', () => {
  edit(between(CAPTIONED), 'roll');
  const picture = { address: '/images/x.webp', alt: 'A roll', caption: 'A roll' };
  expect(selectedPicture(editor)).toEqual(picture);
  setPicture(editor, { ...picture, alt: 'A brown roll' });
  expect(editor.getHTML()).toBe(between(CAPTIONED.replace('"A roll"', '"A brown roll"')));
});

describe('a linked picture', () => {
  const IMAGE = '<img src="/images/x.webp" alt="A roll">';
  const LINKED = `<a href="/product/vhb-tape">${IMAGE}</a>`;

  it.each([LINKED, `<figure>${LINKED}<figcaption>A roll</figcaption></figure>`])(
    'keeps its link: %s',
    (html) => {
      edit(between(html));
      editor.commands.insertContentAt(1, 'Long ');
      expect(editor.getHTML()).toBe(`<p>Long Before</p>${html}<p>After</p>`);
    },
  );

  it('keeps its link when the picture is replaced, and leaves no empty paragraph', () => {
    edit(between(`<p>\n${LINKED}</p>`));
    expect(editor.getHTML()).toBe(between(LINKED));
    setPicture(editor, { ...NEW, caption: '' });
    const image = '<img src="/images/new.webp" alt="New">';
    expect(editor.getHTML()).toBe(between(`<figure><a href="/product/vhb-tape">${image}</a></figure>`));
  });

  it('keeps its link if words share the link', () => {
    edit(between(`<p><a href="/blog">Read ${IMAGE} this</a></p>`));
    const link = (content: string) => `<a href="/blog">${content}</a>`;
    expect(editor.getHTML()).toBe(between(`<p>${link('Read ')}</p>${link(IMAGE)}<p>${link(' this')}</p>`));
  });

  it('drops a link that runs a script', () => {
    edit('');
    editor.view.pasteHTML(`<a href=" java\nscript:alert(1)">${IMAGE}</a>`);
    expect(editor.getHTML()).toContain(IMAGE);
    expect(editor.getHTML()).not.toContain('<a');
  });

  it('does not lead away when it is clicked', () => {
    edit(between(LINKED));
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    editor.view.dom.querySelector('img[src]')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});

it.each([
  ['the text below it', '<p>Before</p><p>After</p>', '<p>typedAfter</p>'],
  ['a paragraph of its own where none is below', '<p>Before</p>', '<p>typed</p>'],
])('text typed after inserting a picture goes into %s', (_where, text, below) => {
  for (const caption of ['Newer', '']) {
    edit(text, 'Before');
    setPicture(editor, { ...NEW, caption });
    editor.view.dispatch(editor.state.tr.insertText('typed'));
    const figure = caption ? NEW_FIGURE : NEW_FIGURE.replace(/<figcaption>.*<.figcaption>/, '');
    expect(editor.getHTML()).toBe(`<p>Before</p>${figure}${below}`);
  }
});

it('a picture or table inserted inside a table goes below it', () => {
  edit(between(TABLE), 'cell');
  expect(selectedPicture(editor)).toBeUndefined();
  setPicture(editor, NEW);
  expect(editor.getHTML()).toBe(between(TABLE + NEW_FIGURE));
  edit(between(TABLE), 'cell');
  insertTable(editor);
  expect(editor.getHTML()).toContain(`<p>Before</p>${TABLE}<table>`);
});

it('a stored figure without a picture keeps only the text of its caption', () => {
  edit(between('<figure><img></figure><figure><figcaption>Words</figcaption></figure>'));
  expect(editor.getHTML()).toBe(between('<p>Words</p>'));
});

it('text typed after a new link is not part of it', () => {
  const link = { href: '/product/vhb-tape' };
  const type = (text: string) => editor.view.dispatch(editor.state.tr.insertText(text));
  const linked = '<p>See: <a href="/product/vhb-tape">VHB Tape</a> for more.</p>';
  edit('<p>See: VHB Tape</p>');
  editor.chain().setTextSelection({ from: 6, to: 14 }).setLink(link).setTextSelection(14).run();
  type(' for more.');
  expect(editor.getHTML()).toBe(linked);
  edit('<p>See:</p>', 'See:');
  type(' ');
  editor.commands.insertContent({ type: 'text', text: 'VHB Tape', marks: [{ type: 'link', attrs: link }] });
  type(' for more.');
  expect(editor.getHTML()).toBe(linked);
});

describe('a table inserted with the caret in a text', () => {
  const insert = (html: string, at: number | { from: number; to: number }) => {
    edit(html);
    editor.commands.setTextSelection(at);
    insertTable(editor);
    // Into the first cell below the headings.
    editor.view.dispatch(editor.state.tr.insertText('Grade'));
    return editor
      .getHTML()
      .replace(/<table>.*<\/table>/, (table) => (table.includes('<td>Grade</td>') ? '[table]' : table));
  };

  it.each([
    ['its middle', 4, '<p>Before</p>[table]<p>After</p>'],
    ['its end', 7, '<p>Before</p>[table]<p>After</p>'],
    ['the start of the next one', 9, '<p>Before</p>[table]<p>After</p>'],
    ['the start of the first one', 1, '[table]<p>Before</p><p>After</p>'],
    ['selected words', { from: 2, to: 4 }, '<p>Before</p>[table]<p>After</p>'],
  ])('splits and deletes none of it: %s', (_, at, expected) => {
    expect(insert('<p>Before</p><p>After</p>', at)).toBe(expected);
  });
});

describe('a new table', () => {
  const cell = (words: string) => `<td>${words}</td>`;
  const written = () => openedTable().replace(/<p><\/p>$/, '');
  const openedTable = () => editor.getHTML();
  const type = (words: string) => editor.view.dispatch(editor.state.tr.insertText(words));

  it('is filled from its first cell; Tab moves on, Shift+Tab back, and Enter starts a new line', () => {
    edit('');
    insertTable(editor);
    type('Width');
    press('Tab');
    type('12');
    press('Enter');
    type('24');
    press('Tab');
    press('Tab');
    press('Tab', true);
    type('Length');
    const rows = [cell('Width') + cell('12<br>24'), cell('Length') + cell('')];
    const head = '<tr><th scope="col">Property</th><th scope="col">Value</th></tr>';
    expect(written()).toBe(
      `<table><tbody>${head}${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`,
    );
  });

  it('leaves Tab in its last cell, and Shift+Tab in its first, to the browser, which moves the focus on', () => {
    edit('');
    insertTable(editor);
    const before = written();
    expect([1, 2, 3, 4].map(() => press('Tab'))).toEqual([true, true, true, false]);
    expect(press('Tab')).toBe(false);
    expect([1, 2, 3, 4, 5, 6].map(() => press('Tab', true))).toEqual([true, true, true, true, true, false]);
    expect(written()).toBe(before);
  });
});

describe.each(['ul', 'ol'])('an entry of a list (%s)', (list) => {
  const two = `<${list}><li><p>One</p></li><li><p>Two</p></li></${list}>`;

  it('leaves Tab and Shift+Tab to the browser, which moves the focus on', () => {
    edit(between(two), 'Two');
    expect([press('Tab', true), press('Tab')]).toEqual([false, false]);
    expect(editor.getHTML()).toBe(between(two));
  });

  it('is followed by another one on Enter; an empty one ends the list', () => {
    edit(between(two), 'Two');
    expect(press('Enter')).toBe(true);
    expect(editor.getHTML()).toBe(between(two.replace('</p></li></', '</p></li><li><p></p></li></')));
    press('Enter');
    expect(editor.getHTML()).toBe(between(`${two}<p></p>`));
  });
});
