// @vitest-environment happy-dom
import type { Editor } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shrinking } from '../../../../src/admin/holds';
import { shrinkPicture } from '../../../../src/admin/pictures/shrinkPicture';
import { patiently, pause } from '../../patience';
import { openEditor } from './textEditor';

vi.mock('../../../../src/admin/pictures/shrinkPicture');

const UNREADABLE = '“b.png” is not a picture that this browser can read.';
const addressOf = (name: string) => `data:image/webp;base64,${name.replace('.', '/')}`;
const figure = (name: string) => `<figure><img src="${addressOf(name)}" alt=""></figure>`;

beforeEach(() => {
  vi.mocked(shrinkPicture).mockImplementation(async ({ name }) => addressOf(name));
});
afterEach(() => {
  vi.mocked(shrinkPicture).mockReset();
});

const png = (name: string) => new File([], name, { type: 'image/png' });

/** Drops files at this place of the document; none is outside its texts. Returns whether the browser keeps out of it. */
function drop(editor: Editor, files: readonly File[], place?: number, html = ''): boolean {
  vi.spyOn(editor.view, 'posAtCoords').mockReturnValue(
    place === undefined ? null : { pos: place, inside: -1 },
  );
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { types: ['Files'], files, getData: (type: string) => (type === 'text/html' ? html : '') },
  });
  editor.view.dom.dispatchEvent(event);
  return event.defaultPrevented;
}

function said(editor: Editor): string[] {
  const messages: string[] = [];
  editor.on('leftOut', ({ message }) => messages.push(message));
  return messages;
}

const settled = () => patiently(() => expect(shrinking.isHeld()).toBe(false), pause);

it('dropped picture files go, scaled down and in their order, below the text that they are dropped on', async () => {
  const editor = openEditor('<p>One</p><p>Two</p><p>Three</p>', 'Three');
  expect(drop(editor, [png('a.png'), png('c.png')], 8)).toBe(true);
  expect(shrinking.isHeld()).toBe(true);
  // What is typed meanwhile moves the place, and the caret stays where it is.
  editor.view.dispatch(editor.state.tr.insertText('Number ', 1));
  await settled();
  editor.view.dispatch(editor.state.tr.insertText('!'));
  expect(editor.getHTML()).toBe(
    `<p>Number One</p><p>Two</p>${figure('a.png')}${figure('c.png')}<p>Three!</p>`,
  );
});

it('typed words do not replace a picture that was dropped on an empty text', async () => {
  const editor = openEditor('');
  drop(editor, [png('a.png')]);
  await settled();
  editor.view.dispatch(editor.state.tr.insertText('Words'));
  expect(editor.getHTML()).toBe(`${figure('a.png')}<p>Words</p>`);
});

it('a picture dropped on a table or a picture goes below it, and replaces nothing', async () => {
  const cells = '<table><tbody><tr><td>12</td></tr></tbody></table>';
  const captioned = '<figure><img src="/a.webp" alt=""><figcaption>A roll</figcaption></figure>';
  for (const html of [cells, captioned]) {
    const editor = openEditor(`<p>One</p>${html}<p>Two</p>`);
    const place = editor.state.doc.child(0).nodeSize + 4;
    drop(editor, [png('a.png')], place);
    await settled();
    expect(editor.getHTML()).toBe(`<p>One</p>${html}${figure('a.png')}<p>Two</p>`);
  }
});

it('says what to do with other dropped files and with pictures that cannot be read, and takes the rest', async () => {
  const editor = openEditor('<p>One</p>');
  const messages = said(editor);
  vi.mocked(shrinkPicture).mockImplementation(async ({ name }) => {
    if (name === 'b.png') throw new Error(UNREADABLE);
    return addressOf(name);
  });
  const sheet = new File([], 'sheet.pdf', { type: 'application/pdf' });
  expect(drop(editor, [sheet, png('b.png'), png('a.png')], 1)).toBe(true);
  await settled();
  expect(editor.getHTML()).toContain(figure('a.png'));
  expect(messages).toEqual([
    `“sheet.pdf” could not be taken over, because it is not a picture: add a link to its web address with the link button. ${UNREADABLE}`,
  ]);
});

it('keeps the browser from opening a file that is dropped beside all text', async () => {
  const editor = openEditor('<p>One</p>');
  const sheet = new File([], 'sheet.pdf', { type: 'application/pdf' });
  expect(drop(editor, [sheet])).toBe(true);
  await settled();
  expect(editor.getHTML()).toBe('<p>One</p>');
});

it('leaves to the editor what is dragged within it or from a page, though browsers add the picture’s file', () => {
  const editor = openEditor('<p>One</p><p>Two</p>');
  const image = '<img src="/images/x.webp" alt="A roll">';
  expect(drop(editor, [png('x.webp')], 4, image)).toBe(true);
  expect(editor.getHTML()).toBe(`<p>One</p>${image}<p>Two</p>`);
  editor.commands.setTextSelection({ from: 1, to: 4 });
  editor.view.dragging = { slice: new Slice(editor.state.selection.content().content, 1, 1), move: true };
  expect(drop(editor, [png('x.webp')], 10)).toBe(true);
  expect(editor.getHTML()).toBe(`<p></p>${image}<p>TwoOne</p>`);
  expect(shrinkPicture).not.toHaveBeenCalled();
});
