import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { TextListInput } from '../../../src/admin/inputs/TextListInput';
import { byLabel, press, renderInForm } from './render';

const list = async (features: string[]) =>
  renderInForm({ features }, <TextListInput source="features" title="Features" one="Feature" />);

const focused = () => document.activeElement?.getAttribute('aria-label');
const announcement = () => document.querySelector('[role="status"]')?.textContent;

describe('a list that is put in order', () => {
  it('takes the focus along with the row, so that a second press moves it on', async () => {
    const { getValues } = await list(['A', 'B', 'C']);
    await press(byLabel('Move Feature 3 up'));
    expect(getValues('features')).toEqual(['A', 'C', 'B']);
    expect(focused()).toBe('Move Feature 2 up');
    await press(document.activeElement as HTMLElement);
    expect(getValues('features')).toEqual(['C', 'A', 'B']);
    // At the top there is nowhere to go.
    await press(document.activeElement as HTMLElement);
    expect(getValues('features')).toEqual(['C', 'A', 'B']);
    expect(focused()).toBe('Move Feature 1 up');
    await press(byLabel('Move Feature 1 down'));
    expect(focused()).toBe('Move Feature 2 down');
  });

  it('keeps the focus when a row is removed, and says so', async () => {
    const { getValues } = await list(['A', 'B', 'C']);
    await press(byLabel('Remove Feature 2'));
    expect(getValues('features')).toEqual(['A', 'C']);
    expect(focused()).toBe('Remove Feature 2');
    expect(announcement()).toBe('Feature 2 was removed. 2 are left.');
    await press(document.activeElement as HTMLElement);
    expect(focused()).toBe('Remove Feature 1');
    expect(announcement()).toBe('Feature 2 was removed. One is left.');
    await press(document.activeElement as HTMLElement);
    expect(announcement()).toBe('Feature 1 was removed. None is left.');
    expect(document.activeElement?.tagName).toBe('UL');
  });
});

it('Enter goes on to a new row right below', async () => {
  const { getValues } = await list(['A', 'B', 'C']);
  await act(async () => {
    const row = byLabel('Feature 1');
    row.focus();
    row.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  expect(getValues('features')).toEqual(['A', '', 'B', 'C']);
  expect(focused()).toBe('Feature 2');
});
