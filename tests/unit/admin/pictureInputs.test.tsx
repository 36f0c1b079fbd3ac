import { Editor } from '@tiptap/core';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ImagesInput } from '../../../src/admin/inputs/ImagesInput';
import { SingleImageInput } from '../../../src/admin/inputs/SingleImageInput';
import { editorOptions } from '../../../src/admin/richText/editorOptions';
import { PictureDialog } from '../../../src/admin/richText/PictureDialog';
import { choosePicture } from './choosePicture';
import { button, byLabel, press, render, renderInForm, type } from './render';

vi.mock('../../../src/admin/inputs/shrinkPicture');

const FILE = 'data:image/webp;base64,AAAA';
const OLD_FAILURE = '“note.png” is not a picture that this browser can read.';

it('a picture that was scaled down comes after all that was added meanwhile', async () => {
  const { getValues } = await renderInForm({ images: ['/images/a.webp'] }, <ImagesInput source="images" />);
  const finish = await choosePicture();
  await press(button('Add by web address'));
  await finish(FILE);
  expect(getValues('images')).toEqual(['/images/a.webp', '', FILE]);
});

it('while a file is being scaled down no other one is chosen', async () => {
  await renderInForm({ images: [] }, <ImagesInput source="images" />);
  const opened = vi.spyOn(byLabel('Picture file'), 'click').mockReturnValue();
  const finish = await choosePicture();
  await press(button('Scaling down…'));
  expect(opened).not.toHaveBeenCalled();
  await finish(FILE);
  await press(button('Choose a file'));
  expect(opened).toHaveBeenCalledOnce();
});

it('the message about a file goes when a good one is chosen', async () => {
  await renderInForm({ image: '' }, <SingleImageInput source="image" title="Picture" />);
  await (await choosePicture())(new Error(OLD_FAILURE));
  expect(document.body.textContent).toContain(OLD_FAILURE);
  await (await choosePicture())(FILE);
  expect(document.body.textContent).not.toContain(OLD_FAILURE);
});

it('an embedded picture that the site would not show keeps its field, which says so', async () => {
  const animated = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  await renderInForm({ image: animated }, <SingleImageInput source="image" title="Picture" />);
  const address = document.querySelector<HTMLInputElement>('[aria-invalid="true"]');
  expect(address?.value).toBe(animated);
  expect(document.body.textContent).toContain('starts with https://');
});

describe('an address from which no picture loads', () => {
  const BROKEN = 'https://files.example/none.jpg';
  const isSaid = () => document.body.textContent?.includes('No picture loads from this address.');
  const failToLoad = () => act(async () => document.querySelector('img')?.dispatchEvent(new Event('error')));

  it('is said no more once it is taken out', async () => {
    await renderInForm({ image: BROKEN }, <SingleImageInput source="image" title="Picture" />);
    await failToLoad();
    expect(isSaid()).toBe(true);
    await press(button('No picture'));
    expect(isSaid()).toBe(false);
  });

  it('is not said of the row that takes its place', async () => {
    await renderInForm({ images: [BROKEN, ''] }, <ImagesInput source="images" />);
    await failToLoad();
    expect(isSaid()).toBe(true);
    await press(byLabel('Remove Picture 1'));
    expect(isSaid()).toBe(false);
  });
});

it('a picture in a text has an address that saving keeps, or is not put in', async () => {
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

it('a picture that is selected in a text is changed, or removed', async () => {
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
