import { act } from 'react';
import { expect, it } from 'vitest';
import { TagsInput } from '../../../../src/admin/blog/TagsInput';
import { answerMedia, byLabel, pressKey, renderInForm, says, type } from '../support/render';

function tagField(): HTMLInputElement {
  const found = document.querySelector('input');
  if (!found) throw new Error('There is nothing to type tags into.');
  return found;
}

async function add(text: string) {
  await type(tagField(), text);
  await pressKey(tagField(), 'Enter');
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
  answerMedia((query) => hovers && query === '(hover: hover)');
  await renderInForm({ tags: ['foam'] }, <TagsInput suggestions={[]} />);
  expect(document.body.textContent).toContain('Press Enter after each tag');
  expect(says('Backspace removes the last one.')).toBe(hovers);
});

it('says which tags were added, and what Backspace removed', async () => {
  await renderInForm({ tags: ['foam'] }, <TagsInput suggestions={[]} />);
  const said = () => document.querySelector('[role="status"]')?.textContent;
  expect(said()).toBe('');
  await add('VHB, thin tape');
  expect(said()).toBe('VHB and thin tape added.');
  await pressKey(tagField(), 'Backspace');
  expect(said()).toBe('thin tape removed, 2 left.');
});
