import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { TagsInput } from '../../../../src/admin/blog/TagsInput';
import { byLabel, renderInForm, type } from '../support/render';

async function add(text: string) {
  const input = document.querySelector<HTMLInputElement>('input');
  if (!input) throw new Error('There is nothing to type tags into.');
  await type(input, text);
  await act(async () => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
}

it('splits text at its commas into tags, each of them once', async () => {
  const { getValues } = await renderInForm({ tags: ['foam'] }, <TagsInput suggestions={[]} />);
  await add('VHB , foam,  thin tape,');
  expect(getValues('tags')).toEqual(['foam', 'VHB', 'thin tape']);
});

it('keeps a tag with a comma whole that the article or another one has', async () => {
  const { getValues } = await renderInForm(
    { tags: ['48 mm, 72 mm', 'ESD'] },
    <TagsInput suggestions={['Paper, brown']} />,
  );
  await add('VHB, foam');
  expect(getValues('tags')).toEqual(['48 mm, 72 mm', 'ESD', 'VHB', 'foam']);
  await add('Paper, brown');
  expect(getValues('tags')).toEqual(['48 mm, 72 mm', 'ESD', 'VHB', 'foam', 'Paper, brown']);
});

it('each tag’s cross says what it removes, and the tag by which key', async () => {
  const { getValues } = await renderInForm({ tags: ['foam', 'thin tape'] }, <TagsInput suggestions={[]} />);
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
  await renderInForm({ tags: ['foam'] }, <TagsInput suggestions={[]} />);
  expect(document.body.textContent).toContain('Press Enter after each tag');
  expect(document.body.textContent?.includes('Backspace removes the last one.')).toBe(hovers);
});

it('says which tags were added, and what Backspace removed', async () => {
  await renderInForm({ tags: ['foam'] }, <TagsInput suggestions={[]} />);
  const said = () => document.querySelector('[role="status"]')?.textContent;
  expect(said()).toBe('');
  await add('VHB, thin tape');
  expect(said()).toBe('VHB and thin tape added.');
  const backspace = new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true });
  await act(async () => void document.querySelector('input')?.dispatchEvent(backspace));
  expect(said()).toBe('thin tape removed, 2 left.');
});
