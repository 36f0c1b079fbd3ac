import 'fake-indexeddb/auto';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { currentContent } from '../../../src/shared/catalogue/content';
import { field, openAdmin, openTab, saveByKey, until } from './openAdmin';
import { eventually, type } from './render';

const TITLE = 'Written on a train';
const stored = async () => (await currentContent()).blog.find(({ title }) => title === TITLE);

it('a half-typed date is refused, which would become the day of saving, and so is a year of two digits', async () => {
  await openAdmin('/admin/blog/new');
  await type(await field('title'), TITLE);
  await openTab('Details');
  const date = await field('datePublished');
  // What a browser reports while a date is incomplete; its value is then empty.
  const validity = vi.spyOn(date, 'validity', 'get');
  validity.mockReturnValue({ badInput: true } as ValidityState);
  await saveByKey();
  await until(() => document.body.textContent?.includes('Give a whole date.'));
  expect(await stored()).toBeUndefined();

  validity.mockReturnValue({ badInput: false } as ValidityState);
  // What a browser makes of a year that is typed as 24.
  await act(async () => date.focus());
  await type(date, '0024-08-24');
  await act(async () => date.blur());
  await saveByKey();
  await until(() => document.body.textContent?.includes('Write the year with four digits'));
  expect(await stored()).toBeUndefined();

  await act(async () => date.focus());
  await type(date, '2024-08-24');
  await act(async () => date.blur());
  await saveByKey();
  await eventually(async () => expect(await stored()).toMatchObject({ datePublished: '2024-08-24' }));
});
