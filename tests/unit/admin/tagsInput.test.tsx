import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { TagsInput } from '../../../src/admin/inputs/TagsInput';
import { byLabel, renderInForm, type } from './render';

it('splits text at its commas into tags, each of them once', async () => {
  const { getValues } = await renderInForm(
    { tags: ['foam'] },
    <TagsInput source="tags" label="Tags" suggestions={[]} />,
  );
  const input = document.querySelector<HTMLInputElement>('input');
  if (!input) throw new Error('There is nothing to type tags into.');
  await type(input, 'VHB , foam,  thin tape,');
  await act(async () => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  expect(getValues('tags')).toEqual(['foam', 'VHB', 'thin tape']);
});

it('each tag’s cross says what it removes, and the tag by which key', async () => {
  const { getValues } = await renderInForm(
    { tags: ['foam', 'thin tape'] },
    <TagsInput source="tags" label="Tags" suggestions={[]} />,
  );
  expect(byLabel('thin tape: Backspace removes it').textContent).toBe('thin tape');
  const click = new MouseEvent('click', { bubbles: true });
  await act(async () => void byLabel('Remove foam').dispatchEvent(click));
  expect(getValues('tags')).toEqual(['thin tape']);
});

it.each([
  ['a mouse', true],
  ['a touch screen', false],
])('with %s, the key that removes a tag is named: %s', async (_, hovers) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: hovers && media === '(hover: hover)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await renderInForm({ tags: ['foam'] }, <TagsInput source="tags" label="Tags" suggestions={[]} />);
  expect(document.body.textContent).toContain('Press Enter after each tag');
  expect(document.body.textContent?.includes('Backspace removes the last one.')).toBe(hovers);
});
