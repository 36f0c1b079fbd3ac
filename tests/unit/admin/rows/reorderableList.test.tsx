import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { ImagesInput } from '../../../../src/admin/products/ImagesInput';
import { button, byLabel, clickAt, press, renderInForm, says } from '../support/render';

const PICTURES = ['/images/a.webp', '/images/b.webp', '/images/c.webp'];
const PUT_BACK = 'Put it back';

let pictures: () => string[];
beforeEach(async () => {
  const { getValues } = await renderInForm({ images: PICTURES }, <ImagesInput />);
  pictures = () => getValues('images');
});

const isOffered = () => says(PUT_BACK);
const said = () => document.querySelector('[role="status"]')?.textContent;

it('puts a removed row back where it was', async () => {
  expect(isOffered()).toBe(false);
  await press(byLabel('Remove Picture 2'));
  expect(pictures()).toEqual(['/images/a.webp', '/images/c.webp']);
  expect(said()).toBe('Picture 2 was removed. 2 are left.');
  await press(button(PUT_BACK));
  expect(pictures()).toEqual(PICTURES);
  expect(said()).toBe('Picture 2 was put back.');
  expect(document.activeElement).toBe(byLabel('Remove Picture 2'));
  expect(isOffered()).toBe(false);
});

it('puts a removed row back even if it was the last one', async () => {
  for (const _ of PICTURES) await press(byLabel('Remove Picture 1'));
  expect(pictures()).toEqual([]);
  await press(button(PUT_BACK));
  expect(pictures()).toEqual(['/images/c.webp']);
});

it('does not offer to put a row back once another was added', async () => {
  await press(byLabel('Remove Picture 2'));
  await press(button('Add by web address'));
  expect(isOffered()).toBe(false);
});

it('keeps moving the same row while the pointer stays where it is', async () => {
  await clickAt(300, byLabel('Move Picture 3 up'));
  expect(pictures()).toEqual(['/images/a.webp', '/images/c.webp', '/images/b.webp']);
  await clickAt(300, byLabel('Move Picture 3 up'));
  expect(pictures()).toEqual(['/images/c.webp', '/images/a.webp', '/images/b.webp']);
  expect(document.activeElement).toBe(byLabel('Move Picture 1 up'));
  // The row is at the top, and no other row moves.
  await clickAt(300, byLabel('Move Picture 3 up'));
  expect(pictures()).toEqual(['/images/c.webp', '/images/a.webp', '/images/b.webp']);
  // After the pointer has moved, a click moves the row that it is on.
  await clickAt(310, byLabel('Move Picture 3 up'));
  expect(pictures()).toEqual(['/images/c.webp', '/images/b.webp', '/images/a.webp']);
});

it('moves the last row no further down, and says nothing', async () => {
  await press(byLabel('Move Picture 3 down'));
  expect(pictures()).toEqual(PICTURES);
  expect(said()).toBe('');
});

it('gives a dragged row nothing that a text field outside the list would take', async () => {
  const handle = document.querySelector('[draggable="true"]');
  const dataTransfer = new DataTransfer();
  await act(
    async () =>
      void handle?.dispatchEvent(Object.assign(new Event('dragstart', { bubbles: true }), { dataTransfer })),
  );
  // Firefox drags nothing that has no data.
  expect(dataTransfer.types).toHaveLength(1);
  expect(dataTransfer.getData('text/plain')).toBe('');
});
