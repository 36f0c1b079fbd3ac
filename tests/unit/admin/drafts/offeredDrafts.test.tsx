import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../../../src/admin/drafts/draft';
import { holdDraft, openDraftTest } from '../../../../src/admin/drafts/draftLocks';
import { putDraft, removeDraft } from '../../../../src/admin/drafts/draftStore';
import type { Article } from '../../../../src/shared/catalogue/article';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { buildArticle } from '../../../builders';
import { deferred } from '../../deferred';
import { changeElsewhere } from '../support/elsewhere';
import { holdSaves, provideLocks } from '../support/fakeLocks';
import { dialogIsClosed, field, filledField, holds, openAdmin, saveByKey, until } from '../support/openAdmin';
import { pressTwice } from '../support/pressTwice';
import { button, byRole, eventually, press, says, theDialog, type } from '../support/render';
import { FORM, ID, isOffered, kept, PLACE, putBack, TITLE, TYPED, theArticle } from './draftSample';
import { draftsOf } from './draftsOf';

/* What was typed into a form can be restored after a phone discarded its page. */

beforeEach(() => void provideLocks());

/**
 * Opens the article's form with an offered draft of a new title.
 * @param formerly fields of the record from which the draft was made
 * @param typed other fields of the draft
 */
async function openWithOffer(formerly: object = {}, typed: object = {}) {
  const record = await theArticle();
  const base = { ...record, ...formerly, id: ID };
  await putDraft({
    ...PLACE,
    id: 'offered',
    at: Date.now(),
    base,
    values: { ...base, ...typed, title: TYPED },
  });
  const router = await openAdmin(FORM);
  await until(isOffered);
  expect((await filledField('title')).value).toBe(TITLE);
  return router;
}

/** Keeps every lock that is taken from now on waiting. Returns a function that lets them go on. */
function holdLocks(): () => void {
  const { request } = navigator.locks;
  const { promise: held, resolve } = deferred();
  vi.spyOn(navigator.locks, 'request').mockImplementation((name, options, work) =>
    request(name, options, (lock: Lock | null) => held.then(() => work(lock))),
  );
  return resolve;
}

describe('an offered draft', () => {
  it('fills the form when it is restored, and is removed once that is saved', async () => {
    await openWithOffer();
    await putBack();
    await saveByKey();
    await eventually(async () => expect(await theArticle()).toMatchObject({ title: TYPED }));
    await eventually(async () => expect(await kept()).toEqual([]));
  });

  it('shows what is wrong with it on a tab that was never opened', async () => {
    await openWithOffer({}, { image: 'nowhere' });
    await putBack();
    await saveByKey();
    const message = 'Needs your attention: Picture: web address (Details).';
    await until(() => says(message));
    expect(document.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toBe('Details');
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(await theArticle()).toMatchObject({ title: TITLE });
  });

  it('is deleted after a confirmation, and the form stays as it is', async () => {
    await openWithOffer();
    await press(button('Delete it'));
    expect(byRole('dialog').textContent).toContain('Delete what you typed here');
    await press(button('Cancel'));
    await dialogIsClosed();
    expect(isOffered()).toBe(true);
    expect(await kept()).toEqual([TYPED]);
    await press(button('Delete it'));
    await press(button('Delete', byRole('dialog')));
    await until(() => !isOffered());
    expect(document.activeElement).toBe(await field('title'));
    expect((await field('title')).value).toBe(TITLE);
    await eventually(async () => expect(await kept()).toEqual([]));
  });

  it('is reported as gone if another tab has restored or deleted it meanwhile', async () => {
    await openWithOffer();
    await removeDraft('offered');
    await press(button('Put it back into the form'));
    await until(() => says('Another tab has put it back'));
    expect(isOffered()).toBe(false);
    expect((await field('title')).value).toBe(TITLE);
  });

  it('is put back once, also by a double click', async () => {
    await openWithOffer();
    await pressTwice(button('Put it back into the form'));
    await holds('title', TYPED);
    expect(document.body.textContent).not.toContain('Another tab has put it back');
  });

  it('is offered again if the form is left before it is put back', async () => {
    const router = await openWithOffer();
    const goOn = holdLocks();
    await press(button('Put it back into the form'));
    await act(() => router.navigate('/admin/categories'));
    await act(async () => goOn());
    await eventually(async () => expect((await openDraftTest())('offered')).toBe(false));
    expect(await kept()).toEqual([TYPED]);
    await act(() => router.navigate(FORM));
    await until(isOffered);
    expect((await filledField('title')).value).toBe(TITLE);
  });

  it('conflicts with later changes of the record', async () => {
    await openWithOffer({ title: 'Former title' });
    await putBack();
    await saveByKey();
    const dialog = await until(theDialog);
    expect(dialog.textContent).toContain('Both changed: title.');
    expect(dialog.textContent).toContain(`Former title → ${TITLE}`);
    expect(await theArticle()).toMatchObject({ title: TITLE });
    expect(await kept()).toEqual([TYPED]);
  });

  it('waits until a save is done: it would replace later changes of the record without a conflict', async () => {
    await openWithOffer({ summary: 'Former summary' });
    await type(await field('title'), 'Saved first');
    const goOn = await holdSaves();
    await saveByKey();
    await press(button('Put it back into the form'));
    await goOn();
    await until(() => says('Saved in this browser.'));
    expect(await theArticle()).toMatchObject({ title: 'Saved first' });
    await putBack();
    await saveByKey();
    expect((await until(theDialog)).textContent).toContain('Both changed: title.');
  });
});

describe('with two drafts of a record', () => {
  beforeEach(async () => {
    const base = await theArticle();
    if (!base) throw new Error('There is no such article.');
    const minute = 60_000;
    const draft = { ...PLACE, base };
    await putDraft({
      ...draft,
      id: 'older',
      at: Date.now() - minute,
      values: { ...base, summary: 'Typed before' },
    });
    await putDraft({ ...draft, id: 'newer', at: Date.now(), values: { ...base, title: TYPED } });
    await openAdmin(FORM);
    await until(isOffered);
    expect(says('Changed: title.')).toBe(true);
  });

  it('the form says which one it put back, and what it offers next', async () => {
    await press(button('Put it back into the form'));
    await until(() => says('Put back into the form: what you typed here'));
    await until(() => says('You also typed something here') && says('Changed: summary.'));
    expect((await field('title')).value).toBe(TYPED);
    await until(() => says('Put back, it replaces what is not saved in the form now'));
    await press(button('Put it back into the form'));
    await until(() => says('You also typed something here') && says('Changed: title.'));
    expect((await field('title')).value).toBe(TITLE);
    expect((await field('summary')).value).toBe('Typed before');
  });

  it('the form says which one it deleted, and what it offers next', async () => {
    await press(button('Delete it'));
    await press(button('Delete', byRole('dialog')));
    await until(() => says('Deleted: what you typed here'));
    expect(says('You also typed something here') && says('Changed: summary.')).toBe(true);
    expect(says('Put back, it replaces')).toBe(false);
  });

  it('the form does not offer one again that another tab has stored while the other was being deleted', async () => {
    const goOn = holdLocks();
    await press(button('Delete it'));
    await press(button('Delete', byRole('dialog')));
    const store = (article: Article) =>
      article.id === ID ? { ...article, summary: 'Typed before' } : article;
    await act(async () => void (await changeContent(({ blog }) => ({ blog: blog.map(store) }))));
    await until(() => !isOffered());
    await act(async () => goOn());
    await eventually(async () => expect(await kept()).toEqual([]));
    expect(isOffered()).toBe(false);
  });
});

it('the question whether to delete a draft does not come back, after it was taken elsewhere, with the next offer', async () => {
  await openWithOffer();
  await press(button('Delete it'));
  await until(theDialog);
  await removeDraft('offered');
  await changeElsewhere('blog', ID, { author: 'Another' });
  await until(() => !isOffered());
  const base = await theArticle();
  await putDraft({ ...PLACE, id: 'next', at: Date.now(), base, values: { ...base, title: TYPED } });
  await changeElsewhere('blog', ID, { author: 'Yet another' });
  await until(isOffered);
  expect(theDialog()).toBeNull();
});

it('text typed into a form for a new record is offered at once when another draft is restored', async () => {
  const place = { resource: 'blog', recordId: '' } as const;
  const titles = async () => (await draftsOf(place)).map(({ values }) => values.title).sort();
  await putDraft({ ...place, id: 'offered', at: Date.now(), values: { title: 'Typed before' } });
  await openAdmin('/admin/blog/new');
  await until(isOffered);
  await type(await field('title'), TYPED);
  await press(button('Put it back into the form'));
  await holds('title', 'Typed before');
  await eventually(async () => expect(await titles()).toEqual([TYPED, 'Typed before'].sort()));
  await until(() => says(`You also typed “${TYPED}” here`));
  await press(button('Put it back into the form'));
  await holds('title', TYPED);
});

it('what was typed as a new record is offered no more once that is stored: its lost save was restored', async () => {
  const place = { resource: 'blog', recordId: '' } as const;
  const article = buildArticle({ title: TYPED });
  const { id: _, ...values } = article;
  await putDraft({ ...place, id: 'offered', at: Date.now(), values });
  await openAdmin('/admin/blog/new');
  await until(isOffered);
  await act(async () => void (await changeContent(({ blog }) => ({ blog: [article, ...blog] }))));
  await until(() => !isOffered());
  await eventually(async () => expect(await draftsOf(place)).toEqual([]));
});

it('the dashboard lists the forms with offered drafts, and links to them', async () => {
  const [other, base] = [(await currentContent()).blog[0], await theArticle()];
  const at = Date.now();
  /** Keeps a draft, by default of the article. */
  const keep = (id: string, fields: Partial<Draft> = {}) =>
    putDraft({ ...PLACE, at, base, values: { ...base, title: TYPED }, ...fields, id });
  await keep('older', { at: at - 1 });
  await keep('newer');
  await keep('stored', { recordId: String(other?.id), base: other, values: { ...other } });
  await keep('deleted', { recordId: 'gone', at: at - 1 });
  const ofNew = { recordId: '', base: undefined };
  await keep('new article', { ...ofNew, at: at - 0.5, values: { title: 'New one' } });
  await keep('no form', { resource: 'industries', recordId: 'gone', base: undefined });
  await keep('new', { ...ofNew, resource: 'products', at: at - 2, values: { name: 'Half a name' } });
  await keep('in work', { recordId: 'sticky-mats-for-cleanrooms-where-and-how-many', base: undefined });
  await holdDraft('in work');
  const router = await openAdmin('/admin/dashboard');
  const rows = await until(() => {
    const found = [...document.querySelectorAll('[role="status"] li')];
    return found.length > 0 ? found : undefined;
  });
  const [link, , deleted] = rows.map((row) => row.querySelector('a'));
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Article “Copper Foil Tape .+”(?!.*not here)/),
    expect.stringMatching(/^New article “New one”/),
    expect.stringMatching(/^Article “Copper Foil Tape .+”.*, not here any more$/),
    expect.stringMatching(/^New product “Half a name”/),
  ]);
  expect(deleted?.getAttribute('href')).toBe('/admin/blog/new');
  if (link) await press(link);
  expect(router.state.location.pathname).toBe(FORM);
  await until(isOffered);
});
