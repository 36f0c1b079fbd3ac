import { act } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Draft } from '../../../../src/admin/drafts/draft';
import { holdDraft, openDraftTest } from '../../../../src/admin/drafts/draftLocks';
import { listDrafts, putDraft, removeDraft } from '../../../../src/admin/drafts/draftStore';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { deferred } from '../../deferred';
import { quotaError, refuseWrites } from '../../shared/faultyStorage';
import { deleteElsewhere, recordNow } from '../support/elsewhere';
import { provideLocks, withoutLocks } from '../support/fakeLocks';
import { blockDatabases } from '../support/historyStorage';
import {
  dialogIsClosed,
  field,
  filledField,
  holds,
  logOut,
  menuItem,
  openAdmin,
  saveByKey,
  until,
} from '../support/openAdmin';
import { pressTwice } from '../support/pressTwice';
import {
  answer,
  button,
  byRole,
  chooseFrom,
  eventually,
  press,
  says,
  theDialog,
  type,
} from '../support/render';

/* What was typed into a form can be restored after a phone discarded its page. */

// An article, because its form has the fewest inputs.
const ID = 'copper-foil-tape-for-emi-shielding-and-grounding';
const TITLE = 'Copper Foil Tape for EMI Shielding and Grounding';
const FORM = `/admin/blog/edit/${ID}`;
const TYPED = 'Typed on the way';
const PLACE = { resource: 'blog', recordId: ID } as const;
const OFFER = /You (?:also )?typed (?:“.+” )?here (?:today at|on) .*\d\d:\d\d and did not save it\./;

beforeEach(() => void provideLocks());

const isOffered = () => OFFER.test(document.body.textContent ?? '');
const theArticle = () => recordNow('blog', ID);
const kept = async () => (await listDrafts(PLACE)).map(({ values }) => values.title);

/**
 * Opens the article's form with a lost draft of a new title.
 * @param formerly fields of the record from which the draft was made
 * @param typed other fields of the draft
 */
async function openWithLost(formerly: object = {}, typed: object = {}) {
  const record = await theArticle();
  const base = { ...record, ...formerly, id: ID };
  await putDraft({ ...PLACE, id: 'lost', at: Date.now(), base, values: { ...base, ...typed, title: TYPED } });
  const router = await openAdmin(FORM);
  await until(isOffered);
  expect((await filledField('title')).value).toBe(TITLE);
  return router;
}

const takeUp = async () => {
  await press(button('Put it back into the form'));
  await holds('title', TYPED);
  expect(isOffered()).toBe(false);
};

/** As when the page is closed. */
const hidePage = () => act(async () => window.dispatchEvent(new Event('pagehide')));

/** Types a title, which is then kept. Returns its input. */
async function typeAndKeep() {
  const title = await filledField('title');
  await type(title, TYPED);
  await hidePage();
  await eventually(async () => expect(await kept()).toEqual([TYPED]));
  return title;
}

async function saveInVain() {
  refuseWrites(quotaError);
  await saveByKey();
  await until(() => says('storage is full'));
}

describe('an offered draft', () => {
  it('fills the form when it is restored, and is removed once that is saved', async () => {
    await openWithLost();
    await takeUp();
    await saveByKey();
    await eventually(async () => expect(await theArticle()).toMatchObject({ title: TYPED }));
    await eventually(async () => expect(await kept()).toEqual([]));
  });

  it('shows what is wrong with it on a tab that was never opened', async () => {
    await openWithLost({}, { image: 'nowhere' });
    await takeUp();
    await saveByKey();
    const message = 'Needs your attention: Picture: web address (Details).';
    await until(() => says(message));
    expect(document.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toBe('Details');
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(await theArticle()).toMatchObject({ title: TITLE });
  });

  it('is deleted after a confirmation, and the form stays as it is', async () => {
    await openWithLost();
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
    await openWithLost();
    await removeDraft('lost');
    await press(button('Put it back into the form'));
    await until(() => says('Another tab has put it back'));
    expect(isOffered()).toBe(false);
    expect((await field('title')).value).toBe(TITLE);
  });

  it('is put back once, also by a double click', async () => {
    await openWithLost();
    await pressTwice(button('Put it back into the form'));
    await holds('title', TYPED);
    expect(document.body.textContent).not.toContain('Another tab has put it back');
  });

  it('is offered again if the form is left before it is put back', async () => {
    const router = await openWithLost();
    const { request } = navigator.locks;
    const { promise: held, resolve: goOn } = deferred();
    vi.spyOn(navigator.locks, 'request').mockImplementation((name, options, work) =>
      request(name, options, (lock: Lock | null) => held.then(() => work(lock))),
    );
    await press(button('Put it back into the form'));
    await act(() => router.navigate('/admin/categories'));
    await act(async () => goOn());
    await eventually(async () => expect((await openDraftTest())('lost')).toBe(false));
    expect(await kept()).toEqual([TYPED]);
    await act(() => router.navigate(FORM));
    await until(isOffered);
    expect((await filledField('title')).value).toBe(TITLE);
  });

  it('conflicts with later changes of the record', async () => {
    await openWithLost({ title: 'Former title' });
    await takeUp();
    await saveByKey();
    const dialog = await until(theDialog);
    expect(dialog.textContent).toContain('Both changed: title.');
    expect(dialog.textContent).toContain(`Former title → ${TITLE}`);
    expect(await theArticle()).toMatchObject({ title: TITLE });
    expect(await kept()).toEqual([TYPED]);
  });
});

describe('with two drafts of a record', () => {
  beforeEach(async () => {
    const base = await theArticle();
    if (!base) throw new Error('There is no such article.');
    const minute = 60_000;
    const lost = { ...PLACE, base };
    await putDraft({
      ...lost,
      id: 'older',
      at: Date.now() - minute,
      values: { ...base, summary: 'Typed before' },
    });
    await putDraft({ ...lost, id: 'newer', at: Date.now(), values: { ...base, title: TYPED } });
    await openAdmin(FORM);
    await until(isOffered);
    expect(says('Changed: title.')).toBe(true);
  });

  it('the form says which one it put back, and what it offers next', async () => {
    await press(button('Put it back into the form'));
    await until(() => says('Put back into the form: what you typed here'));
    await until(() => says('You also typed here') && says('Changed: summary.'));
    expect((await field('title')).value).toBe(TYPED);
    await until(() => says('Put back, it replaces what is not saved in the form now'));
    await press(button('Put it back into the form'));
    await until(() => says('You also typed here') && says('Changed: title.'));
    expect((await field('title')).value).toBe(TITLE);
    expect((await field('summary')).value).toBe('Typed before');
  });

  it('the form says which one it deleted, and what it offers next', async () => {
    await press(button('Delete it'));
    await press(button('Delete', byRole('dialog')));
    await until(() => says('Deleted: what you typed here'));
    expect(says('You also typed here') && says('Changed: summary.')).toBe(true);
    expect(says('Put back, it replaces')).toBe(false);
  });
});

it('text typed into a form for a new record is offered at once when another draft is restored', async () => {
  const place = { resource: 'blog', recordId: '' } as const;
  const titles = async () => (await listDrafts(place)).map(({ values }) => values.title).sort();
  await putDraft({ ...place, id: 'lost', at: Date.now(), values: { title: 'Typed before' } });
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

it('text that is typed without a pause is kept meanwhile', async () => {
  await openAdmin(FORM);
  const title = await filledField('title');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let tenths = 0; tenths < 35; tenths += 2) {
    await type(title, `${TYPED}, second ${tenths / 10}`);
    vi.advanceTimersByTime(200);
  }
  await eventually(async () => expect(await kept()).toEqual([expect.stringContaining(TYPED)]));
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

describe('deleting a record asks no second question, and what was typed into it', () => {
  const confirm = vi.fn(() => false);
  beforeEach(() => {
    confirm.mockClear();
    vi.stubGlobal('confirm', confirm);
  });

  async function deleteFromForm() {
    await press(button('Delete'));
    await press(button('Delete', byRole('dialog')));
    await dialogIsClosed();
    expect(await theArticle()).toBeUndefined();
    expect(confirm).not.toHaveBeenCalled();
  }

  it('is offered on the dashboard, and by the form once the deletion is undone', async () => {
    const router = await openAdmin(FORM);
    const { blog } = await currentContent();
    await type(await filledField('title'), TYPED);
    await deleteFromForm();
    await until(() => router.state.location.pathname === '/admin/blog');
    await eventually(async () => expect(await kept()).toEqual([TYPED]));
    await press(await menuItem('Dashboard'));
    await until(() => document.querySelector('[role="status"] li')?.textContent?.includes('deleted since'));
    await act(async () => void (await changeContent(() => ({ blog }))));
    await act(() => router.navigate(FORM));
    await until(isOffered);
    await takeUp();
  });

  it('leaves no draft if that was nothing', async () => {
    const router = await openAdmin(FORM);
    const title = await typeAndKeep();
    await type(title, TITLE);
    await deleteFromForm();
    await until(() => router.state.location.pathname === '/admin/blog');
    await eventually(async () => expect(await kept()).toEqual([]));
  });

  it('is kept if it is a category, too', async () => {
    const place = { resource: 'categories', recordId: 'safety-tapes' } as const;
    const names = async () => (await listDrafts(place)).map(({ values }) => values.name);
    const router = await openAdmin('/admin/categories#safety-tapes');
    await type(await filledField('name'), TYPED);
    await press(button('Delete'));
    const list = await until(() => document.querySelector<HTMLElement>('[role="combobox"][aria-haspopup]'));
    await chooseFrom(list, 'In no category: found only in the full list and by search');
    await press(button('Delete category'));
    await until(() => router.state.location.hash === '' && !theDialog());
    expect(confirm).not.toHaveBeenCalled();
    await eventually(async () => expect(await names()).toEqual([TYPED]));
    await act(() => router.navigate('/admin/categories#+new'));
    await until(() => says('and it was deleted since'));
  });
});

describe('what was typed into a record that another tab deleted', () => {
  async function saveDeleted() {
    const router = await openAdmin(FORM);
    await type(await filledField('title'), TYPED);
    await hidePage();
    await deleteElsewhere('blog', ID);
    await saveByKey();
    const dialog = await until(theDialog);
    expect(dialog.textContent).toContain('what you typed is kept: the dashboard leads you to it');
    return router;
  }

  async function leaveItDeleted() {
    const router = await saveDeleted();
    await press(button('Leave it deleted'));
    return router;
  }

  it('can be saved as a new one, to the last word', async () => {
    answer(true);
    const router = await saveDeleted();
    await press(button('Back to the form'));
    const whole = `${TYPED}, to the last word`;
    await type(await field('title'), whole);
    await press(await menuItem('Dashboard'));
    const row = await until(() =>
      [...document.querySelectorAll('[role="status"] li')].find(({ textContent }) =>
        textContent?.includes('deleted since'),
      ),
    );
    const link = row.querySelector('a');
    expect(link?.textContent).toBe(`Article “${TITLE}”`);
    if (link) await press(link);
    await until(() => says('and it was deleted since'));
    await press(button('Put it back into the form'));
    await holds('title', whole);
    await saveByKey();
    await until(() => router.state.location.pathname.startsWith('/admin/blog/edit/'));
    const typed = (await currentContent()).blog.filter(({ title }) => title.startsWith(TYPED));
    expect(typed).toMatchObject([{ title: whole }]);
    expect(router.state.location.pathname).toBe(`/admin/blog/edit/${typed[0]?.id}`);
    expect(typed[0]?.id).not.toBe(ID);
  });

  it('is offered by the form for a new one if the record is left deleted', async () => {
    const confirm = vi.fn();
    vi.stubGlobal('confirm', confirm);
    const router = await leaveItDeleted();
    await until(() => router.state.location.pathname === '/admin/blog');
    expect(await theArticle()).toBeUndefined();
    expect(confirm).not.toHaveBeenCalled();
    await eventually(async () => expect(await kept()).toEqual([TYPED]));
    await act(() => router.navigate('/admin/blog/new'));
    await until(() => says('and it was deleted since'));
    expect(await kept()).toEqual([TYPED]);
  });

  it('is not lost without a question where the browser keeps no drafts', async () => {
    withoutLocks();
    const confirm = answer(false);
    const router = await leaveItDeleted();
    expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('lose what you typed'));
    expect(byRole('dialog').textContent).toContain('Deleted meanwhile');
    expect(router.state.location.pathname).toBe(FORM);
  });
});

it('the dashboard lists the forms with lost drafts, and links to them', async () => {
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
    expect.stringMatching(/^Article “Copper Foil Tape .+”(?!.*deleted)/),
    expect.stringMatching(/^New article “New one”/),
    expect.stringMatching(/^Article “Copper Foil Tape .+”.*, deleted since$/),
    expect.stringMatching(/^New product “Half a name”/),
  ]);
  expect(deleted?.getAttribute('href')).toBe('/admin/blog/new');
  if (link) await press(link);
  expect(router.state.location.pathname).toBe(FORM);
  await until(isOffered);
});
