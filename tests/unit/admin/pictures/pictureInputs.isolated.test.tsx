import { Editor } from '@tiptap/core';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shrinking } from '../../../../src/admin/holds';
import { SingleImageInput } from '../../../../src/admin/inputs/SingleImageInput';
import { shrinkPicture } from '../../../../src/admin/pictures/shrinkPicture';
import { ImagesInput } from '../../../../src/admin/products/ImagesInput';
import { editorOptions } from '../../../../src/admin/richText/editorOptions';
import { PictureDialog } from '../../../../src/admin/richText/toolbar/PictureDialog';
import { deferred } from '../../deferred';
import { openEditor } from '../richText/textEditor';
import { choosePicture } from '../support/choosePicture';
import {
  button,
  byLabel,
  byRole,
  eventually,
  press,
  pressKey,
  render,
  renderInForm,
  says,
  textsOf,
  type,
} from '../support/render';

vi.mock('../../../../src/admin/pictures/shrinkPicture');

const FILE = 'data:image/webp;base64,AAAA';
const OLD_FAILURE = '“note.png” is not a picture that this browser can read.';

/** Drops files on an element. Returns the event. */
async function dropOn(element: Element, files: readonly File[]) {
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { types: ['Files'], files },
  });
  await act(async () => void element.dispatchEvent(drop));
  return drop;
}

it('a scaled-down picture goes after everything that was added meanwhile', async () => {
  const { getValues } = await renderInForm({ images: ['/images/a.webp'] }, <ImagesInput />);
  const finish = await choosePicture();
  await press(button('Add by web address'));
  expect((document.activeElement as HTMLInputElement).labels?.[0]?.textContent).toBe(
    'Picture 2: web address',
  );
  await finish(FILE);
  expect(getValues('images')).toEqual(['/images/a.webp', '', FILE]);
});

it('a row that is moved in the moment in which a picture is ready does not undo it', async () => {
  const { getValues } = await renderInForm({ images: ['/images/a.webp', '/images/b.webp'] }, <ImagesInput />);
  const { promise, resolve } = deferred<string>();
  vi.mocked(shrinkPicture).mockReturnValueOnce(promise);
  await dropOn(button('Choose files'), [new File([], 'tape.png')]);
  await act(async () => {
    resolve(FILE);
    while (getValues('images').length < 3) await Promise.resolve();
    // Before React has rendered that.
    byLabel('Move Picture 1 down').click();
  });
  expect(getValues('images')).toEqual(['/images/b.webp', '/images/a.webp', FILE]);
});

it('no other file can be chosen while one is being scaled down', async () => {
  await renderInForm({ images: [] }, <ImagesInput />);
  const opened = vi.spyOn(byLabel('Picture file'), 'click').mockReturnValue();
  const finish = await choosePicture();
  await press(button('Scaling down…'));
  expect(opened).not.toHaveBeenCalled();
  await finish(FILE);
  await press(button('Choose files'));
  expect(opened).toHaveBeenCalledOnce();
});

it('adds dropped files one by one, and names those that are not pictures', async () => {
  const { getValues } = await renderInForm({ images: [] }, <ImagesInput />);
  const dropped = ['a.png', 'note.txt', 'b.png'].map((name) => new File([], name));
  vi.mocked(shrinkPicture).mockImplementation(async ({ name }) => {
    if (name === 'note.txt') throw new Error(OLD_FAILURE);
    return `${FILE}${name}`;
  });
  const drop = await dropOn(button('Choose files'), dropped);
  // Not left to the browser, which would open the file.
  expect(drop.defaultPrevented).toBe(true);
  await eventually(() => expect(getValues('images')).toEqual([`${FILE}a.png`, `${FILE}b.png`]));
  expect(document.body.textContent).toContain(OLD_FAILURE);
  vi.mocked(shrinkPicture).mockReset();
});

it('files dropped while others are being scaled down wait their turn', async () => {
  const { getValues } = await renderInForm({ images: [] }, <ImagesInput />);
  const finish = await choosePicture();
  vi.mocked(shrinkPicture).mockResolvedValueOnce(`${FILE}second`);
  await dropOn(button('Scaling down…'), [new File([], 'second.png')]);
  expect(getValues('images')).toEqual([]);
  await finish(FILE);
  await eventually(() => expect(getValues('images')).toEqual([FILE, `${FILE}second`]));
  expect(shrinking.isHeld()).toBe(false);
});

it('where there is room for one picture, a dropped file becomes it, and of several none', async () => {
  const { getValues } = await renderInForm({ image: '/images/a.webp' }, <SingleImageInput />);
  vi.mocked(shrinkPicture).mockResolvedValue(FILE);
  const files = [new File([], 'a.png'), new File([], 'b.png')];
  await dropOn(button('Choose a file'), files);
  expect(document.body.textContent).toContain('There is room for one picture here');
  expect(getValues('image')).toBe('/images/a.webp');
  await dropOn(button('Choose a file'), files.slice(1));
  await eventually(() => expect(getValues('image')).toBe(FILE));
  expect(document.body.textContent).not.toContain('There is room');
  vi.mocked(shrinkPicture).mockReset();
});

it('the message about a file disappears when a good one is chosen', async () => {
  await renderInForm({ image: '' }, <SingleImageInput />);
  await (await choosePicture())(new Error(OLD_FAILURE));
  expect(document.body.textContent).toContain(OLD_FAILURE);
  await (await choosePicture())(FILE);
  expect(document.body.textContent).not.toContain(OLD_FAILURE);
});

it('an embedded picture that the site would not show stays in its field, which says so', async () => {
  const animated = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  await renderInForm({ image: animated }, <SingleImageInput />);
  const address = document.querySelector<HTMLInputElement>('[aria-invalid="true"]');
  expect(address?.value).toBe(animated);
  expect(document.body.textContent).toContain('starts with https://');
});

it('an address is called wrong once its field is left, not while it is typed', async () => {
  await renderInForm({ images: [''] }, <ImagesInput />);
  const address = document.querySelector('[type="url"]') as HTMLInputElement;
  const invalid = () => address.getAttribute('aria-invalid');
  await act(async () => address.focus());
  await type(address, 'h');
  expect([invalid(), says('starts with https://')]).toEqual(['false', true]);
  await act(async () => address.blur());
  expect(invalid()).toBe('true');
  await type(address, 'https://files.example/a.jpg');
  expect([invalid(), says('starts with https://')]).toEqual(['false', false]);
  await type(address, 'C:\\a.jpg');
  await pressKey(address, 'Enter');
  expect(invalid()).toBe('true');
});

describe('a pasted embedded picture that is larger than one from a file may be', () => {
  const heavy = `data:image/png;base64,${'A'.repeat(100_000)}`;
  beforeEach(() => vi.mocked(shrinkPicture).mockReset());

  it('is not accepted as an address, and the field says what to do', async () => {
    const { getValues } = await renderInForm({ images: ['/images/a.webp'] }, <ImagesInput />);
    const address = document.querySelector<HTMLInputElement>('[type="url"]');
    if (address) await type(address, heavy);
    expect(getValues('images')).toEqual(['/images/a.webp']);
    expect(document.body.textContent).toContain('Choose its file instead');
    if (address) await type(address, '/images/b.webp');
    expect(getValues('images')).toEqual(['/images/b.webp']);
    expect(document.body.textContent).not.toContain('Choose its file instead');
  });

  it('is not accepted in the dialog of a rich text either', async () => {
    await render(<PictureDialog editor={openEditor('')} onClose={() => undefined} />);
    const address = document.querySelector('input[type="text"]') as HTMLInputElement;
    await type(address, heavy);
    expect([address.value, address.placeholder, button('Insert').disabled]).toEqual(['', '', true]);
    expect(document.body.textContent).toContain('Choose its file instead');
    await type(address, FILE);
    expect(address.placeholder).toBe('From a file');
    expect(document.body.textContent).not.toContain('Choose its file instead');
  });

  it('is scaled down in a rich text, and blocks saving meanwhile', async () => {
    vi.mocked(shrinkPicture).mockImplementationOnce(async ({ size }) => {
      expect(size).toBe(75_000);
      return FILE;
    });
    const editor = openEditor('<p>Before</p>', 'Before');
    editor.view.pasteHTML(`<p>x</p><img src="${heavy}" alt="A roll"><p>y</p><img src="${FILE}" alt="">`);
    expect(shrinking.isHeld()).toBe(true);
    await eventually(() => expect(shrinking.isHeld()).toBe(false));
    expect(editor.getHTML()).toContain(`<img src="${FILE}" alt="A roll"><p>y</p><img src="${FILE}" alt="">`);
    expect(shrinkPicture).toHaveBeenCalledOnce();
  });

  it('is removed from a rich text if the browser cannot read it', async () => {
    vi.mocked(shrinkPicture).mockRejectedValueOnce(new Error(OLD_FAILURE));
    const editor = openEditor('');
    editor.view.pasteHTML(`<p>x</p><figure><img src="${heavy}" alt=""></figure><p>y</p>`);
    await eventually(() => expect(shrinking.isHeld()).toBe(false));
    expect(editor.getHTML()).toBe('<p>x</p><p>y</p>');
  });
});

describe('an address from which no picture loads', () => {
  const BROKEN = 'https://files.example/none.jpg';
  const isSaid = () => says('No picture loads from this address.');
  const failToLoad = () => act(async () => document.querySelector('img')?.dispatchEvent(new Event('error')));

  it('is no longer reported once it is removed', async () => {
    await renderInForm({ image: BROKEN }, <SingleImageInput />);
    await failToLoad();
    expect(isSaid()).toBe(true);
    await press(button('Remove picture'));
    expect(isSaid()).toBe(false);
    // The button is gone; what held it has the focus.
    expect(document.activeElement?.contains(button('Choose a file'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is not reported for the row that takes its place', async () => {
    await renderInForm({ images: [BROKEN, ''] }, <ImagesInput />);
    await failToLoad();
    expect(isSaid()).toBe(true);
    await press(byLabel('Remove Picture 1'));
    expect(isSaid()).toBe(false);
  });
});

it('a picture is inserted in a rich text only if saving would keep its address', async () => {
  const editor = new Editor({ ...editorOptions, element: null });
  await render(<PictureDialog editor={editor} onClose={() => undefined} />);
  const address = document.querySelector('input[type="text"]') as HTMLInputElement;
  for (const wrong of ['C:\\Photos\\tape.jpg', 'data:image/svg+xml;base64,AAAA', 'javascript:alert(1)']) {
    await type(address, wrong);
    expect(button('Insert').disabled).toBe(true);
    expect(address.value).toBe(wrong);
    expect(document.body.textContent).toContain('starts with https://');
  }
  await type(address, 'https://files.example/tape.jpg');
  expect(button('Insert').disabled).toBe(false);
  expect(document.body.textContent).not.toContain('starts with https://');

  await (await choosePicture())(new Error(OLD_FAILURE));
  await (await choosePicture())(FILE);
  expect(document.body.textContent).not.toContain(OLD_FAILURE);
  expect(address.placeholder).toBe('From a file');
});

it('Escape does not close the dialog of a picture whose file is being scaled down, or was', async () => {
  const onClose = vi.fn();
  await render(<PictureDialog editor={openEditor('')} onClose={onClose} />);
  const finish = await choosePicture();
  await pressKey(byRole('dialog'), 'Escape');
  await finish(FILE);
  await pressKey(byRole('dialog'), 'Escape');
  expect(onClose).not.toHaveBeenCalled();
});

it('the selected picture of a rich text can be changed or removed', async () => {
  const content = '<img src="/images/a.webp" alt="A roll">';
  const element = document.body.appendChild(document.createElement('div'));
  const editor = new Editor({ ...editorOptions, element, content });
  editor.commands.setNodeSelection(0);
  await render(<PictureDialog editor={editor} onClose={() => undefined} />);
  const [address, alt] = document.querySelectorAll<HTMLInputElement>('input[type="text"]');
  expect([address?.value, alt?.value]).toEqual(['/images/a.webp', 'A roll']);
  if (alt) await type(alt, 'A brown roll');
  const finish = await choosePicture();
  expect(button('Change').disabled).toBe(true);
  await finish(new Error(OLD_FAILURE));
  await press(button('Change'));
  expect(editor.getHTML()).toContain('<figure><img src="/images/a.webp" alt="A brown roll"></figure>');
  await press(button('Remove the picture'));
  expect(editor.getHTML()).toBe('<p></p>');
});

it('says how much of the browser’s storage a picture takes, and how many it has room for', async () => {
  const stored = `data:image/webp;base64,${'A'.repeat(40 * 1024 - 23)}`;
  await renderInForm({ images: [stored] }, <ImagesInput />);
  expect(document.body.textContent).toContain('Picture 1, from a file (40 kB)');
  expect(document.body.textContent).toContain('takes at most about 80 kB of this browser’s storage');
  expect(document.body.textContent).toContain('content: 5.00 MB, room for at least 64 more.');
  await act(async () => localStorage.setItem('else', 'A'.repeat(5 * 1024 * 1024 - 40 * 1024)));
  await renderInForm({ images: [] }, <ImagesInput />);
  expect(document.body.textContent).toContain('content: 40 kB, perhaps too little for one more.');
});

it('announces that a chosen picture is ready, and its note on the space left is not urgent', async () => {
  await renderInForm({ images: [] }, <ImagesInput />);
  const isAnnounced = () =>
    [...document.querySelectorAll('[role="status"]')].some(
      ({ textContent }) => textContent === 'The picture is ready.',
    );
  const finish = await choosePicture();
  expect(isAnnounced()).toBe(false);
  await finish(FILE);
  expect(isAnnounced()).toBe(true);
  await (await choosePicture())(new Error(OLD_FAILURE));
  expect(isAnnounced()).toBe(false);
  expect(textsOf('[role="alert"]')).toEqual([OLD_FAILURE]);
});
