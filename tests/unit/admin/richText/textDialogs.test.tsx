import { QueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { typing } from '../../../../src/admin/holds';
import { CaptionDialog } from '../../../../src/admin/richText/toolbar/CaptionDialog';
import { LinkDialog } from '../../../../src/admin/richText/toolbar/LinkDialog';
import { PictureDialog } from '../../../../src/admin/richText/toolbar/PictureDialog';
import { buildArticle } from '../../../builders';
import { storeContent } from '../../storeContent';
import { listing } from '../support/listing';
import {
  button,
  byRole,
  clickBeside,
  eventually,
  press,
  pressKey,
  renderInAdmin,
  type,
} from '../support/render';
import { openEditor } from './textEditor';

const TABLE = '<table><tbody><tr><td>cell</td></tr></tbody></table>';

const open = (Dialog: typeof LinkDialog, html: string, words: string) =>
  openOver(openEditor(html, words), Dialog);

async function openOver(editor: Editor, Dialog: typeof LinkDialog) {
  const onClose = vi.fn();
  const dialog = <Dialog editor={editor} onClose={onClose} />;
  await renderInAdmin(dialog, { dataProvider: listing([]), queryClient: new QueryClient() });
  return { editor, onClose };
}

/** The field that is last in each of these dialogs: a link's address, or a caption. */
function lastField(): HTMLInputElement {
  const found = [...document.querySelectorAll('input')].at(-1);
  if (!found) throw new Error('There is no field.');
  return found;
}

describe.each([
  ['link', LinkDialog],
  ['picture', PictureDialog],
  ['caption', CaptionDialog],
])('the dialog of a %s', (_, Dialog) => {
  it('stays open on a click beside it, which would lose what was typed, and closes on Escape', async () => {
    const { onClose } = await open(Dialog, TABLE, 'cell');
    await clickBeside();
    expect(onClose).not.toHaveBeenCalled();
    await pressKey(byRole('dialog'), 'Escape');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays open on Escape while what was typed differs from what it opened with; Cancel closes it', async () => {
    const { onClose } = await open(Dialog, TABLE, 'cell');
    const fields = document.querySelectorAll<HTMLInputElement>(
      'input:not([type="file"]):not([role="combobox"])',
    );
    expect(fields).not.toHaveLength(0);
    for (const field of fields) {
      await type(field, '/contact');
      await pressKey(field, 'Escape');
      expect(onClose).not.toHaveBeenCalled();
      // So that the form asks before it is left.
      expect(typing.isHeld()).toBe(true);
      await type(field, '');
      expect(typing.isHeld()).toBe(false);
    }
    await pressKey(byRole('dialog'), 'Escape');
    expect(onClose).toHaveBeenCalledOnce();
    await press(button('Cancel'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

it.each([
  ['link', LinkDialog],
  ['caption', CaptionDialog],
])(
  'the dialog of a %s is applied by Enter, but not by one that ends a word of an input method',
  async (_, Dialog) => {
    const { onClose } = await open(Dialog, TABLE, 'cell');
    const field = lastField();
    await type(field, '/contact');
    await pressKey(field, 'Enter', { isComposing: true });
    expect(onClose).not.toHaveBeenCalled();
    await pressKey(field, 'Enter');
    expect(onClose).toHaveBeenCalledOnce();
  },
);

it('a page of the site can be linked to by its name', async () => {
  storeContent({ blog: [buildArticle({ id: 'storing', title: 'Storing Tape' })] });
  const { editor, onClose } = await open(LinkDialog, '<p>read on</p>', 'read on');
  editor.commands.selectAll();
  const [page] = document.querySelectorAll<HTMLInputElement>('[role="combobox"]');
  if (!page) throw new Error('There is no field for the page.');
  await act(async () => page.focus());
  await type(page, 'storing t');
  await pressKey(page, 'Enter');
  expect(onClose).not.toHaveBeenCalled();
  const option = await eventually(() => {
    const [found] = document.querySelectorAll<HTMLElement>('[role="option"]');
    if (found?.textContent !== 'Storing Tape') throw new Error('It is not offered.');
    return found;
  });
  expect(option.closest('li[class*="root"], ul')?.parentElement?.textContent).toContain('Articles');
  await press(option);
  await pressKey(page, 'Enter');
  expect(editor.getHTML()).toContain('<a href="/blog/storing">read on</a>');
});

it('two pages of one name are both offered', async () => {
  const same = { title: 'Storing Tape' };
  storeContent({ blog: [buildArticle({ ...same, id: 'storing' }), buildArticle({ ...same, id: 'second' })] });
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  await open(LinkDialog, TABLE, 'cell');
  const page = byRole('combobox');
  await act(async () => page.focus());
  await type(page as HTMLInputElement, 'storing t');
  await eventually(() => expect(document.querySelectorAll('[role="option"]')).toHaveLength(2));
  // React would leave out or repeat rows with one key.
  expect(complaints).not.toHaveBeenCalled();
});

describe('while a page is searched for in the dialog of a link, Escape', () => {
  // Without a match, too, which says that no page has this name.
  const suggestions = () => document.querySelector('.MuiAutocomplete-popper');

  async function search(words: string) {
    const { onClose } = await open(LinkDialog, TABLE, 'cell');
    const [page, address] = document.querySelectorAll<HTMLInputElement>('input');
    if (!page || !address) throw new Error('There are no fields.');
    await act(async () => page.focus());
    await type(page, words);
    expect(suggestions()).not.toBeNull();
    return { onClose, page, address };
  }

  it.each(['contact', 'no such page'])(
    'closes the suggestions for “%s” first, then the dialog',
    async (words) => {
      const { onClose, page } = await search(words);
      await pressKey(page, 'Escape');
      expect(suggestions()).toBeNull();
      expect(page.value).toBe(words);
      expect(onClose).not.toHaveBeenCalled();
      await pressKey(page, 'Escape');
      expect(onClose).toHaveBeenCalledOnce();
    },
  );

  it('does not lose an address that was typed as well', async () => {
    const { onClose, page, address } = await search('contact');
    await type(address, 'https://tape.example');
    for (let times = 0; times < 3; times += 1) await pressKey(page, 'Escape');
    expect(onClose).not.toHaveBeenCalled();
    expect(address.value).toBe('https://tape.example');
  });
});

it('the dialog says to which page a link leads, until another address is typed or its name is emptied', async () => {
  storeContent({ blog: [buildArticle({ id: 'storing', title: 'Storing Tape' })] });
  const editor = openEditor('<p><a href="/blog/storing">read on</a></p>', 'read on');
  editor.commands.selectAll();
  await openOver(editor, LinkDialog);
  const [page, address] = document.querySelectorAll<HTMLInputElement>('input');
  if (!page || !address) throw new Error('There are no fields.');
  await eventually(() => expect(page.value).toBe('Storing Tape'));
  // Typing replaces it.
  expect([page.selectionStart, page.selectionEnd]).toEqual([0, 'Storing Tape'.length]);
  await type(address, 'https://tape.example');
  expect(page.value).toBe('');
  await type(address, '/blog/storing');
  expect(page.value).toBe('Storing Tape');
  await act(async () => page.focus());
  await type(page, '');
  expect(address.value).toBe('');
});

it('a link to an address typed after a page was chosen does not use the page’s name', async () => {
  const { editor } = await open(LinkDialog, '<p>see </p>', 'see ');
  const [page] = document.querySelectorAll<HTMLInputElement>('[role="combobox"]');
  const address = lastField();
  if (!page) throw new Error('There is no field for the page.');
  await act(async () => page.focus());
  await type(page, 'contact');
  await press(
    await eventually(() => {
      const found = document.querySelector<HTMLElement>('[role="option"]');
      if (!found) throw new Error('No page is offered.');
      return found;
    }),
  );
  await type(address, 'https://tape.example');
  await press(button('Set link'));
  expect(editor.getText()).toContain('https://tape.example');
});

it('the dialog sets and removes the link of the selected picture', async () => {
  const image = '<img src="/images/x.webp" alt="A roll">';
  const { editor } = await open(LinkDialog, `<p>a</p>${image}<p>b</p>`, '');
  await type(lastField(), '/blog');
  await press(button('Set link'));
  expect(editor.getHTML()).toContain(`<a href="/blog">${image}</a>`);
  const { editor: again } = await open(LinkDialog, editor.getHTML(), '');
  expect(lastField().value).toBe('/blog');
  await press(button('Remove the link'));
  expect(again.getHTML()).toBe(`<p>a</p>${image}<p>b</p>`);
});

it('a link can lead to the home page, and Enter sets it', async () => {
  const { editor, onClose } = await open(LinkDialog, '<p>home</p>', 'home');
  editor.commands.selectAll();
  const address = lastField();
  await type(address, 'the home page');
  await pressKey(address, 'Enter');
  expect(onClose).not.toHaveBeenCalled();
  await type(address, '/');
  await pressKey(address, 'Enter');
  expect(onClose).toHaveBeenCalledOnce();
  expect(editor.getHTML()).toContain('<a href="/">home</a>');
});

it('says while an address is typed that it is none yet, or leads to no page of the site', async () => {
  await open(LinkDialog, '<p>home</p>', 'home');
  const address = lastField();
  await type(address, 'vhb-tape');
  expect(document.body.textContent).toContain('This is not an address yet.');
  expect(button('Set link').disabled).toBe(true);
  await type(address, '/product/nope');
  await eventually(() => expect(document.body.textContent).toContain('This site has no such page'));
  expect(button('Set link').disabled).toBe(false);
  await type(address, '/contact');
  expect(address.getAttribute('aria-invalid')).toBe('false');
});
