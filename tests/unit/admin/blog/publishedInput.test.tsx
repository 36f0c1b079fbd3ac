import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { field, filledField, openAdmin, openTab, saveByKey, until } from '../support/openAdmin';
import { button, eventually, press, says, type } from '../support/render';

const STORED = 'applying-tape-properly-surface-pressure-time';
const TITLE = 'Written on a train';
/** What a browser reports of a number or date that is typed incompletely; the input's value is then empty. */
const HALF_TYPED = { badInput: true } as ValidityState;
const stored = async () => (await currentContent()).blog.find(({ title }) => title === TITLE);

it('a half-typed date is refused, which would become the day of saving, and so is a year of two digits', async () => {
  await openAdmin('/admin/blog/new');
  await type(await field('title'), TITLE);
  await openTab('Details');
  const date = await field('datePublished');
  const validity = vi.spyOn(date, 'validity', 'get');
  validity.mockReturnValue(HALF_TYPED);
  await saveByKey();
  await until(() => says('Give a whole date.'));
  expect(await stored()).toBeUndefined();

  validity.mockReturnValue({ badInput: false } as ValidityState);
  // What a browser makes of a year that is typed as 24.
  await act(async () => date.focus());
  await type(date, '0024-08-24');
  await act(async () => date.blur());
  await saveByKey();
  await until(() => says('Write the year with four digits'));
  expect(await stored()).toBeUndefined();

  await act(async () => date.focus());
  await type(date, '2024-08-24');
  await act(async () => date.blur());
  await saveByKey();
  await eventually(async () => expect(await stored()).toMatchObject({ datePublished: '2024-08-24' }));
});

it('an emptied date is taken over at once, and its line of help keeps its place, so that Save does not move', async () => {
  await openAdmin(`/admin/blog/edit/${STORED}`);
  await filledField('title');
  await openTab('Details');
  const date = await filledField('datePublished');
  const help = () => document.getElementById(date.getAttribute('aria-describedby') ?? '')?.textContent;
  const NO_WORDS = '\u200b';
  expect(help()).toBe(NO_WORDS);
  await act(async () => date.focus());
  await type(date, '2999-08-24');
  expect(help()).toContain('This day lies ahead');
  await type(date, '');
  expect(document.activeElement).toBe(date);
  expect(help()).toBe(NO_WORDS);
  await type(date, '2999-08-25');
  expect(help()).toContain('This day lies ahead');
  expect(date.isConnected).toBe(true);
});

it('half-typed minutes are refused, which would become those that the text takes', async () => {
  await openAdmin('/admin/blog/new');
  await type(await field('title'), TITLE);
  await openTab('Details');
  const minutes = await field('readTime');
  const validity = vi.spyOn(minutes, 'validity', 'get').mockReturnValue(HALF_TYPED);
  await saveByKey();
  const message = () => document.getElementById(minutes.getAttribute('aria-describedby') ?? '')?.textContent;
  await until(() => message() === 'Give whole minutes.');
  expect(await stored()).toBeUndefined();

  validity.mockRestore();
  await press(button('Use 1'));
  expect(minutes.value).toBe('1');
  expect(message()).toContain('The text takes about 1 minute.');
  await type(minutes, '4');
  await saveByKey();
  await eventually(async () => expect(await stored()).toMatchObject({ readTime: 4 }));
});

it('the wheel takes the focus from the minutes: browsers would change them, and not scroll', async () => {
  await openAdmin('/admin/blog/new');
  await openTab('Details');
  const minutes = await field('readTime');
  await act(async () => minutes.focus());
  expect(document.activeElement).toBe(minutes);
  await act(async () => void minutes.dispatchEvent(new WheelEvent('wheel', { bubbles: true })));
  expect(document.activeElement).not.toBe(minutes);
});
