import { deleteDB } from 'idb';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { deleteElsewhere, logOutElsewhere } from '../support/elsewhere';
import { provideLocks, withoutLocks } from '../support/fakeLocks';
import {
  dialogIsClosed,
  field,
  filledField,
  holds,
  menuItem,
  openAdmin,
  saveByKey,
  until,
} from '../support/openAdmin';
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
import {
  FORM,
  hidePage,
  ID,
  isOffered,
  kept,
  putBack,
  TITLE,
  TYPED,
  theArticle,
  typeAndKeep,
} from './draftSample';
import { draftsOf } from './draftsOf';

beforeEach(() => void provideLocks());

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
    await until(() =>
      document.querySelector('[role="status"] li')?.textContent?.includes('not here any more'),
    );
    await act(async () => void (await changeContent(() => ({ blog }))));
    await act(() => router.navigate(FORM));
    await until(isOffered);
    await putBack();
  });

  it('leaves no draft if it was taken back before', async () => {
    const router = await openAdmin(FORM);
    const title = await typeAndKeep();
    await type(title, TITLE);
    await deleteFromForm();
    await until(() => router.state.location.pathname === '/admin/blog');
    await eventually(async () => expect(await kept()).toEqual([]));
  });

  it('is kept for a category, too', async () => {
    const place = { resource: 'categories', recordId: 'safety-tapes' } as const;
    const names = async () => (await draftsOf(place)).map(({ values }) => values.name);
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
    await until(() => says('That category is not here any more'));
  });
});

describe('what was typed into a record that another tab deleted', () => {
  const typeUnkept = async () => {
    await type(await filledField('title'), TYPED);
    await hidePage();
  };

  /** @param typeIn types into the form, by default until that is kept: who leaves before would be asked */
  async function saveDeleted(typeIn: () => Promise<unknown> = typeAndKeep) {
    const router = await openAdmin(FORM);
    await typeIn();
    await deleteElsewhere('blog', ID);
    await saveByKey();
    const dialog = await until(theDialog);
    expect(dialog.textContent).toContain('what you typed is kept: the dashboard leads you to it');
    return router;
  }

  async function leaveItDeleted(typeIn?: () => Promise<unknown>) {
    const router = await saveDeleted(typeIn);
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
        textContent?.includes('not here any more'),
      ),
    );
    const link = row.querySelector('a');
    expect(link?.textContent).toBe(`Article “${TITLE}”`);
    if (link) await press(link);
    await until(() => says('That article is not here any more'));
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
    const { blog } = await currentContent();
    const router = await leaveItDeleted();
    await until(() => router.state.location.pathname === '/admin/blog');
    expect(await theArticle()).toBeUndefined();
    expect(confirm).not.toHaveBeenCalled();
    await eventually(async () => expect(await kept()).toEqual([TYPED]));
    await act(() => router.navigate('/admin/blog/new'));
    await until(() => says('That article is not here any more'));
    // Once it is brought back, its own form offers that: put back here, it would make a second one.
    await act(async () => void (await changeContent(() => ({ blog }))));
    await until(() => !says('not here any more'));
    expect(await kept()).toEqual([TYPED]);
  });

  it('stays if the record is left deleted in a tab that was logged out elsewhere', async () => {
    await saveDeleted();
    await logOutElsewhere();
    await press(button('Leave it deleted'));
    await field('username');
    await eventually(async () => expect((await navigator.locks.query()).held).toEqual([]));
    expect(await kept()).toEqual([TYPED]);
  });

  it('is kept once more if the record is left deleted after the site data was cleared', async () => {
    const router = await saveDeleted();
    await deleteDB('admin-drafts');
    expect(await kept()).toEqual([]);
    await press(button('Leave it deleted'));
    await until(() => router.state.location.pathname === '/admin/blog');
    await eventually(async () => expect(await kept()).toEqual([TYPED]));
  });

  it('is not lost without a question where the browser keeps no drafts', async () => {
    withoutLocks();
    const confirm = answer(false);
    const router = await leaveItDeleted(typeUnkept);
    expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('lose what you typed'));
    expect(byRole('dialog').textContent).toContain('Deleted meanwhile');
    expect(router.state.location.pathname).toBe(FORM);
  });
});
