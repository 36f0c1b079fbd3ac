import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { currentContent } from '../../../src/shared/catalogue/content';
import { field, openAdmin, openTab, saveByKey, until } from './openAdmin';
import { eventually, type } from './render';

const TITLE = 'Written on a train';
const stored = async () => (await currentContent()).blog.find(({ title }) => title === TITLE);

it('a half-typed date is refused, because the article would otherwise be published on the day of saving', async () => {
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
  await saveByKey();
  await eventually(async () => expect(await stored()).toBeDefined());
});
