import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asFormError } from '../../../../src/admin/data/errors';
import { writes } from '../../../../src/admin/data/writes';
import { holdDraft, openDraftTest } from '../../../../src/admin/drafts/draftLocks';
import { putDraft } from '../../../../src/admin/drafts/draftStore';
import { findOfferedDrafts } from '../../../../src/admin/drafts/offeredDrafts';
import {
  areDraftsKept,
  beginDraft,
  claimDraft,
  type GivenUpDraft,
  giveUpOwnDrafts,
  removeOwnDrafts,
} from '../../../../src/admin/drafts/ownDraft';
import { unsaved } from '../../../../src/admin/holds';
import type { AnyRecord } from '../../../../src/admin/records/anyRecord';
import { articles } from '../../../../src/shared/catalogue/article';
import { OvertakenError } from '../../../../src/shared/catalogue/changes/refusals';
import { collections } from '../../../../src/shared/catalogue/collections';
import { buildArticle, buildProduct } from '../../../builders';
import { patiently } from '../../patience';
import { storeContent } from '../../storeContent';
import { provideLocks, withoutLocks } from '../support/fakeLocks';
import { blockDatabases } from '../support/historyStorage';
import { draftsOf } from './draftsOf';

const kraft = buildProduct();
const NEW = { resource: 'products', recordId: '' } as const;
const EDIT = { resource: 'products', recordId: kraft.id } as const;
const typed = { base: kraft, values: { ...kraft, name: 'Typed' } };

const NOW = Date.now();

let killTabs: () => void;
beforeEach(async () => {
  localStorage.clear();
  await deleteDB('admin-drafts');
  killTabs = provideLocks();
});
afterEach(removeOwnDrafts);

const names = async (formKey: typeof NEW | typeof EDIT = EDIT) =>
  (await findOfferedDrafts(formKey, [kraft])).map(({ values }) => values.name);

/** Types into a form. Resolves once the draft is kept. */
async function typeIn(formKey: typeof NEW | typeof EDIT, name = 'Typed') {
  const own = beginDraft(formKey);
  own.keep({ ...typed, values: { ...kraft, name } });
  await patiently(async () =>
    expect((await draftsOf(formKey)).map(({ values }) => values.name)).toContain(name),
  );
  return own;
}

const old = (days: number) => ({
  ...EDIT,
  ...typed,
  id: `${days} days`,
  at: NOW - days * 24 * 60 * 60 * 1000,
});

describe('what was typed', () => {
  it('is offered once its tab is gone, and to its own form only', async () => {
    await typeIn(EDIT);
    expect(await names()).toEqual([]);
    killTabs();
    expect(await names()).toEqual(['Typed']);
    await putDraft({ ...old(0), resource: 'blog', recordId: '', base: undefined });
    expect(await names(NEW)).toEqual([]);
  });

  it('is offered if its form closed without saving or discarding it, newest first', async () => {
    (await typeIn(EDIT, 'First')).close();
    await putDraft(old(29));
    await patiently(async () => expect(await names()).toEqual(['First', 'Typed']));
  });

  it('can be put back at once by the form that has just ended it, however slow the disk is', async () => {
    const own = await typeIn(EDIT, 'Typed at first');
    own.keep(typed);
    own.close();
    expect(await claimDraft(own.id, EDIT)).toMatchObject({ draft: typed });
  });

  it('is written at once, because a page that is being closed runs nothing later', async () => {
    const own = await typeIn(EDIT);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    own.keep({ ...typed, values: { ...kraft, name: 'The last word' } });
    expect(put).toHaveBeenCalledOnce();
    killTabs();
    await patiently(async () => expect(await names()).toEqual(['The last word']));
  });

  it('counts as not kept while the disk is full, and is kept again once there is room', async () => {
    const own = await typeIn(EDIT);
    await patiently(() => expect(areDraftsKept()).toBe(true));
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (
      this: IDBTransaction,
    ) {
      this.abort();
    });
    own.keepAgain();
    own.keep({ ...typed, values: { ...kraft, name: 'Too much' } });
    await patiently(() => expect(areDraftsKept()).toBe(false));
    commit.mockRestore();
    own.keep({ ...typed, values: { ...kraft, name: 'Less' } });
    await patiently(() => expect(areDraftsKept()).toBe(true));
    killTabs();
    expect(await names()).toEqual(['Less']);
  });

  it('stays removed, however slow the disk is', async () => {
    const own = beginDraft(EDIT);
    own.keep(typed);
    own.remove();
    own.keep(typed);
    await typeIn(NEW, 'Later');
    await patiently(async () => expect((await navigator.locks.query()).held).toHaveLength(1));
    await typeIn(NEW, 'Later still');
    expect(await draftsOf(EDIT)).toEqual([]);
  });

  it('is removed for all forms of the tab when the owner logs out', async () => {
    await typeIn(EDIT);
    await typeIn(NEW);
    removeOwnDrafts();
    await patiently(async () => expect([...(await draftsOf(EDIT)), ...(await draftsOf(NEW))]).toEqual([]));
  });

  it('is kept even if something else is stored in place of a time', async () => {
    await putDraft(old(1));
    const database = await openDB('admin-drafts');
    await database.put('drafts', { ...old(1), id: 'damaged', at: 'yesterday' });
    database.close();
    await typeIn(EDIT);
    killTabs();
    expect(await names()).toEqual(['Typed', 'Typed']);
  });

  it('is removed if it equals what is stored, unless its form is still open', async () => {
    const values = { ...kraft, brand: null, name: 'Typed' };
    for (const days of [1, 2]) await putDraft({ ...old(days), values });
    await holdDraft('2 days');
    expect(await findOfferedDrafts(EDIT, [{ ...kraft, name: 'Typed' }])).toEqual([]);
    expect((await draftsOf(EDIT)).map(({ id }) => id)).toEqual(['2 days']);
  });

  it('equals what is stored if only the date of the save differs', async () => {
    const article = buildArticle();
    const formKey = { resource: 'blog', recordId: article.id } as const;
    await putDraft({ ...formKey, id: 'a', at: Date.now(), base: article, values: article });
    expect(await findOfferedDrafts(formKey, [{ ...article, dateModified: '2026-11-22' }])).toEqual([]);
  });

  /** As the editor writes it, which a save tidies. */
  const LONG = `<ul><li><p>${'word '.repeat(450)}</p></li></ul>`;

  it.each([
    { resource: 'products', values: { name: 'New Tape', brand: null, images: [] } },
    { resource: 'categories', values: { name: 'New Tapes', icon: 'package', description: LONG } },
    {
      resource: 'blog',
      values: { title: 'New Article', content: LONG, readTime: null, datePublished: null },
    },
  ] as const)(
    'in the form for a new record equals what is stored, apart from what the save filled in: $resource',
    async ({ resource, values }) => {
      const formKey = { resource, recordId: '' };
      await writes.create(resource, { data: values });
      const records: AnyRecord[] = await collections[resource].current();
      const draft = { ...formKey, id: 'saved', at: Date.now(), values };
      await putDraft(draft);
      const typedOn = {
        ...draft,
        id: 'typed on',
        values: { ...values, seo: { title: 'Typed on' }, summary: 'Typed on' },
      };
      await putDraft(typedOn);
      expect(await findOfferedDrafts(formKey, records)).toEqual([typedOn]);
      expect(await draftsOf(formKey)).toEqual([typedOn]);
    },
  );

  it('in an article equals what is stored, apart from what the save filled in', async () => {
    const base = buildArticle({ readTime: 1 });
    const formKey = { resource: 'blog', recordId: base.id } as const;
    const values = { ...base, content: LONG };
    storeContent({ blog: [base] });
    await writes.update('blog', { id: base.id, data: values, previousData: base });
    expect(articles.stored()).toMatchObject([{ readTime: 3 }]);
    await putDraft({ ...formKey, id: 'saved', at: Date.now(), base, values });
    expect(await findOfferedDrafts(formKey, articles.stored() ?? [])).toEqual([]);
  });
});

it('what was typed into a record that was deleted since is offered by the form for a new one', async () => {
  await putDraft(old(1));
  expect(await findOfferedDrafts(NEW, [kraft])).toEqual([]);
  expect(await findOfferedDrafts(NEW, [])).toEqual([old(1)]);
  const claimed = await claimDraft('1 days', NEW);
  expect(claimed?.draft).toMatchObject({
    ...old(1),
    recordId: '',
    base: undefined,
    values: { name: 'Typed' },
  });
  expect(claimed?.draft.values).not.toHaveProperty('id');
  claimed?.own.keep({ values: { name: 'Typed on' } });
  await patiently(async () => expect(await draftsOf(NEW)).toMatchObject([{ values: { name: 'Typed on' } }]));
});

describe('what stood in a form when its owner gave it up', () => {
  /** Gives up a form in which something was typed a moment ago. */
  async function giveUp() {
    const own = beginDraft(EDIT);
    own.keepNow = () => own.keep(typed);
    const [givenUp] = await giveUpOwnDrafts();
    expect(givenUp?.draft).toMatchObject({ ...EDIT, ...typed });
    own.keep({ values: { name: 'Too late' } });
    expect(await draftsOf(EDIT)).toEqual([givenUp?.draft]);
    return givenUp;
  }

  it('is offered to nobody, unless the owner undoes that', async () => {
    const givenUp = await giveUp();
    expect(await names()).toEqual([]);
    await givenUp?.giveBack();
    expect(await names()).toEqual(['Typed']);
    givenUp?.remove();
    removeOwnDrafts();
    expect(await names()).toEqual(['Typed']);
  });

  it('is offered after an Undo even if the site data was cleared before', async () => {
    const givenUp = await giveUp();
    await deleteDB('admin-drafts');
    await givenUp?.giveBack();
    await patiently(async () => expect(await names()).toEqual(['Typed']));
  });

  it.each([
    ['once that can no longer be undone', (givenUp: GivenUpDraft | undefined) => givenUp?.remove()],
    ['when they log out', removeOwnDrafts],
  ])('is removed %s', async (_, remove) => {
    remove(await giveUp());
    await patiently(async () => expect(await draftsOf(EDIT)).toEqual([]));
    await patiently(async () => expect((await navigator.locks.query()).held).toEqual([]));
  });
});

describe('an offered draft', () => {
  it('is claimed by one form only, which continues it', async () => {
    await putDraft(old(1));
    const [first, second] = await Promise.all([claimDraft('1 days', EDIT), claimDraft('1 days', EDIT)]);
    expect(second).toBeUndefined();
    expect(first?.draft).toEqual(old(1));
    expect(await names()).toEqual([]);
    first?.own.keep({ base: kraft, values: { name: 'Typed on' } });
    await patiently(async () => expect((await draftsOf(EDIT))[0]?.values).toEqual({ name: 'Typed on' }));
    first?.own.remove();
    await patiently(async () => expect(await draftsOf(EDIT)).toEqual([]));
  });

  it('cannot be claimed once another tab has restored or deleted it', async () => {
    expect(await claimDraft('gone', EDIT)).toBeUndefined();
    expect((await openDraftTest())('gone')).toBe(false);
  });
});

it('an error that asks for a reload says whether unsaved text is kept, if there is any', async () => {
  const advice = () => (asFormError(new OvertakenError('The site was updated.')) as Error).message;
  expect(advice()).toBe('The site was updated.');
  const letGo = unsaved.hold();
  expect(advice()).toBe('The site was updated. Copy what you typed before that.');
  const notLoaded = new TypeError('Failed to fetch dynamically imported module: https://tape.example/a.js');
  vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  expect(asFormError(notLoaded)).toMatchObject({
    message: expect.stringMatching(
      /^Nothing was saved\. .* Load the page again\. Copy what you typed before that\.$/,
    ),
  });
  const own = await typeIn(EDIT);
  await patiently(() =>
    expect(advice()).toBe('The site was updated. The form there offers you what you typed.'),
  );
  own.remove();
  expect(advice()).toContain('Copy what you typed');
  letGo();
  expect(advice()).toBe('The site was updated.');
});

describe('no draft is kept', () => {
  it('if the browser has no locks', async () => {
    withoutLocks();
    beginDraft(EDIT).keep(typed);
    await putDraft(old(1));
    expect(await names()).toEqual([]);
    expect(await draftsOf(EDIT)).toEqual([old(1)]);
    expect(await claimDraft('1 days', EDIT)).toBeUndefined();
  });

  it('if the browser has no IndexedDB', async () => {
    await typeIn(NEW);
    await patiently(() => expect(areDraftsKept()).toBe(true));
    await deleteDB('admin-drafts');
    blockDatabases('InvalidStateError');
    beginDraft(EDIT).keep(typed);
    await patiently(() => expect(areDraftsKept()).toBe(false));
    expect(await names()).toEqual([]);
    // Undo is offered for what was kept before.
    expect((await giveUpOwnDrafts()).map(({ draft }) => draft)).toMatchObject([NEW]);
  });
});
