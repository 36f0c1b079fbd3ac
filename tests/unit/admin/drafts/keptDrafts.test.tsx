import { deleteDB } from 'idb';
import { act } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { provideLocks, withoutLocks } from '../support/fakeLocks';
import { blockDatabases } from '../support/historyStorage';
import {
  field,
  filledField,
  holds,
  labelled,
  logOut,
  menuItem,
  openAdmin,
  openTab,
  saveByKey,
  until,
} from '../support/openAdmin';
import { overPlainHttp } from '../support/plainHttp';
import { answer, eventually, press, says, type } from '../support/render';
import {
  FORM,
  hidePage,
  isOffered,
  kept,
  PLACE,
  saveInVain,
  TYPED,
  theArticle,
  typeAndKeep,
} from './draftSample';
import { draftsOf } from './draftsOf';

beforeEach(() => void provideLocks());

it('text that is typed without a pause is kept every second', async () => {
  await openAdmin(FORM);
  const title = await filledField('title');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let tenths = 0; tenths < 28; tenths += 2) {
    await type(title, `${TYPED}, second ${tenths / 10}`);
    vi.advanceTimersByTime(200);
  }
  await eventually(async () => expect(await kept()).toEqual([expect.stringMatching(/ [12](\.\d)?$/)]));
});

it.each([
  {
    when: 'the owner switches to another app',
    event: () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  },
  {
    when: 'the browser may ask about the page',
    event: () => window.dispatchEvent(new Event('beforeunload')),
  },
  { when: 'the page goes without a question', event: () => window.dispatchEvent(new Event('pagehide')) },
])('text that was typed a moment ago is kept at once when $when', async ({ event }) => {
  await openAdmin(FORM);
  const title = await filledField('title');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await type(title, TYPED);
  await act(async () => event());
  await eventually(async () => expect(await kept()).toEqual([TYPED]));
});

it('text that is typed after a save is kept, too, as a change of what was saved', async () => {
  await openAdmin(FORM);
  const title = await typeAndKeep();
  await saveByKey();
  await eventually(async () => expect(await kept()).toEqual([]));
  await type(title, `${TYPED}, again`);
  await hidePage();
  await eventually(async () =>
    expect(await draftsOf(PLACE)).toMatchObject([
      { base: { title: TYPED }, values: { title: `${TYPED}, again` } },
    ]),
  );
});

it('a tag that is still being typed is kept with the rest when the page goes, and before that when it is hidden', async () => {
  await openAdmin(FORM);
  await typeAndKeep();
  await openTab('Details');
  const tags = await labelled('Tags');
  await act(async () => tags.focus());
  await type(tags, 'shear');
  await hidePage();
  const keptTags = async () => (await draftsOf(PLACE)).map(({ values }) => values.tags);
  await eventually(async () => expect(await keptTags()).toEqual([expect.arrayContaining(['shear'])]));
  await type(tags, 'peel');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await eventually(async () => expect(await keptTags()).toEqual([expect.arrayContaining(['shear', 'peel'])]));
});

it('a draft that was cleared with the site data under its open form is kept once more when the page goes', async () => {
  await openAdmin(FORM);
  await typeAndKeep();
  await deleteDB('admin-drafts');
  await hidePage();
  await eventually(async () => expect(await kept()).toEqual([TYPED]));
});

it('a kept draft is removed when the owner confirms logging out', async () => {
  await openAdmin(FORM);
  await typeAndKeep();
  answer(true);
  await logOut();
  await eventually(async () => expect(await kept()).toEqual([]));
});

it('a draft is offered again after the owner left a form that could not be saved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const confirm = answer(true);
  const router = await openAdmin(FORM);
  await typeAndKeep();
  await saveInVain();
  await type(await field('title'), `${TYPED}, to the last word`);
  await press(await menuItem('Categories'));
  await until(() => router.state.location.pathname === '/admin/categories');
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('leads you back'));
  await eventually(async () => expect(await kept()).toEqual([`${TYPED}, to the last word`]));
  await act(() => router.navigate(FORM));
  await until(isOffered);
});

it('a draft is kept when the owner goes from a form that could not be saved to another article’s', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answer(true);
  const router = await openAdmin(FORM);
  const title = await typeAndKeep();
  await saveInVain();
  await act(() => router.navigate('/admin/blog/edit/sticky-mats-for-cleanrooms-where-and-how-many'));
  await holds('title', 'Sticky Mats for Cleanrooms: Where and How Many');
  expect(title.isConnected).toBe(false);
  await eventually(async () => expect(await kept()).toEqual([TYPED]));
});

it('nobody who leaves a form that could not be saved is promised a draft where the browser keeps none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const confirm = answer(true);
  blockDatabases();
  const router = await openAdmin(FORM);
  await type(await filledField('title'), TYPED);
  await hidePage();
  await saveInVain();
  await press(await menuItem('Categories'));
  await until(() => router.state.location.pathname === '/admin/categories');
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Leave, and delete'));
});

it('a form can be typed into and saved on an address that does not start with https', async () => {
  withoutLocks();
  overPlainHttp();
  await openAdmin(FORM);
  await type(await filledField('title'), TYPED);
  await until(() => says('Not saved yet'));
  await saveByKey();
  await eventually(async () => expect(await theArticle()).toMatchObject({ title: TYPED }));
});
