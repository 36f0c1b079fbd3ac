import type { Page } from '@playwright/test';
import { contentKeys } from '../../contentKeys';
import type { Random } from './random';
import { TEXTS } from './texts';

const LISTS = ['products', 'categories', 'industries'] as const;

/** Edits, deletes, logs out or in, or clears everything in another tab. @returns what it did */
export async function actInOtherTab(other: Page, random: Random): Promise<string> {
  const list = random.pick(LISTS);
  const key = contentKeys[list];
  const position = random.number();
  switch (random.weighted({ rename: 10, remove: 4, drop: 3, logOut: 1, logIn: 2, clear: 1 })) {
    case 'rename': {
      const text = random.pick(TEXTS.filter((candidate) => candidate.trim() !== ''));
      await changeList(other, { key, list, position, name: text });
      return `in another tab: a name in ${key} becomes “${text.slice(0, 40)}”`;
    }
    case 'remove':
      await changeList(other, { key, list, position, name: undefined });
      return `in another tab: a record of ${key} is deleted`;
    case 'drop':
      await other.evaluate((dropped) => localStorage.removeItem(dropped), key);
      return `in another tab: ${key} is removed`;
    case 'logOut':
      await other.evaluate(() => localStorage.setItem('auth', 'false'));
      return 'in another tab: logged out';
    case 'logIn':
      await other.evaluate(() => localStorage.setItem('auth', 'true'));
      return 'in another tab: logged in';
    case 'clear':
      await other.evaluate(() => localStorage.clear());
      return 'in another tab: everything is cleared';
  }
}

type Change = { key: string; list: string; position: number; name: string | undefined };

/** Writes past the store, as an older version of the site would: renames one record, or removes it. */
function changeList(other: Page, change: Change): Promise<void> {
  return other.evaluate(({ key, list, position, name }) => {
    const text = localStorage.getItem(key);
    if (text === null) return;
    const content = JSON.parse(text) as Record<string, { name: string }[]>;
    const records = content[list] ?? [];
    const index = Math.floor(position * records.length);
    const record = records[index];
    if (!record) return;
    if (name === undefined) records.splice(index, 1);
    else record.name = name;
    localStorage.setItem(key, JSON.stringify(content));
  }, change);
}
