import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminPaths } from '../../../../src/admin/adminPaths';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { buildArticle } from '../../../builders';
import { choosePicture } from '../support/choosePicture';
import { changeElsewhere, recordNow } from '../support/elsewhere';
import {
  field,
  filledField,
  labelled,
  openAdmin,
  openTab,
  saveByKey,
  until,
  withText,
} from '../support/openAdmin';
import { answer, button, byLabel, byRole, eventually, press, says, type } from '../support/render';

vi.mock('../../../../src/admin/pictures/shrinkPicture');

const STORED = 'applying-tape-properly-surface-pressure-time';

it('the bar above a form opens the site in another tab, and has no refresh button, which would overwrite what was typed', async () => {
  await openAdmin('/admin/settings');
  await filledField('contact.address');
  const buttons = document.querySelectorAll('header button');
  const labels = [...buttons].map((one) => one.getAttribute('aria-label'));
  expect(labels).toEqual(['Close menu', 'Dark mode', 'Account']);
  const site = byLabel('View site');
  expect([site.tagName, site.getAttribute('href'), site.getAttribute('target')]).toEqual([
    'A',
    '/',
    '_blank',
  ]);
});

describe('a tag that is typed but not yet confirmed', () => {
  async function typeTag() {
    await openTab('Details');
    const tags = await labelled('Tags');
    await act(async () => tags.focus());
    await type(tags, 'shear');
    return tags;
  }

  it('is saved with a new article by Ctrl+S', async () => {
    const router = await openAdmin('/admin/blog/new');
    await type(await field('title'), 'Holding power');
    await typeTag();
    await saveByKey();
    await until(() => router.state.location.pathname === '/admin/blog/edit/holding-power');
    const [added] = (await currentContent()).blog;
    expect(added).toMatchObject({ title: 'Holding power', tags: ['shear'] });
  });

  it('is saved with a stored article by Ctrl+S, and the field keeps the focus', async () => {
    const theTags = async () => (await recordNow('blog', STORED))?.tags;
    await openAdmin(`/admin/blog/edit/${STORED}`);
    const before = await theTags();
    await filledField('title');
    const tags = await typeTag();
    await saveByKey();
    await until(() => says('Saved in this browser.'));
    expect(await theTags()).toEqual([...(before as string[]), 'shear']);
    expect(document.activeElement).toBe(tags);
  });

  it('is asked about if the form is left while the field has the focus, as by a phone’s Back', async () => {
    const confirm = answer(false);
    const router = await openAdmin(`/admin/blog/edit/${STORED}`);
    await filledField('title');
    const tags = await typeTag();
    await act(() => router.navigate('/admin/products'));
    expect(confirm).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe(`/admin/blog/edit/${STORED}`);

    // A tag that is there already.
    const [stored] = (await currentContent()).blog.find(({ id }) => id === STORED)?.tags ?? [];
    await type(tags, stored ?? '');
    await act(() => router.navigate('/admin/products'));
    expect(confirm).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/admin/products');
  });
});

it('Ctrl+S saves no form while another dialog covers it', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
  const dialogs = () => document.querySelectorAll('[role="dialog"]');
  await openAdmin('/admin/categories#safety-tapes');
  await filledField('name');
  await press(await eventually(() => byLabel('Link')));
  expect(dialogs()).toHaveLength(2);
  await saveByKey();
  expect(submit).not.toHaveBeenCalled();

  const cancel = [...(dialogs()[1]?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === 'Cancel',
  );
  if (cancel) await press(cancel);
  expect(dialogs()).toHaveLength(1);
  await saveByKey();
  expect(submit).toHaveBeenCalledOnce();
  submit.mockRestore();
});

it('saves by Ctrl and the S of any keyboard', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
  await openAdmin('/admin/categories#safety-tapes');
  await filledField('name');
  // Dvorak has an O where others have the S.
  await saveByKey('o', 'KeyS');
  expect(submit).not.toHaveBeenCalled();
  await saveByKey('ஸ', 'KeyS');
  expect(submit).toHaveBeenCalledOnce();
  submit.mockRestore();
});

describe('the publication date', () => {
  const TODAY = '2026-03-05';
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T23:30`) }));
  afterEach(() => void vi.useRealTimers());

  const dayOf = async (id: string) => (await recordNow('blog', id))?.datePublished;

  async function emptyIt() {
    await openTab('Details');
    const day = await filledField('datePublished');
    await act(async () => day.focus());
    await type(day, '');
    await act(async () => day.blur());
  }

  it('of a stored article does not become today if it is emptied', async () => {
    await openAdmin(`/admin/blog/edit/${STORED}`);
    const before = await dayOf(STORED);
    await emptyIt();
    await saveByKey();
    await until(() => says('Give a whole date'));
    expect(before).not.toBe(TODAY);
    expect(await dayOf(STORED)).toBe(before);
  });

  it('of a new article becomes today if it is left empty, and the field says so', async () => {
    const router = await openAdmin('/admin/blog/new');
    await type(await field('title'), 'Holding power');
    await emptyIt();
    expect(document.body.textContent).toContain('Left empty, it is the day on which you save.');
    await saveByKey();
    await until(() => router.state.location.pathname === '/admin/blog/edit/holding-power');
    expect(await dayOf('holding-power')).toBe(TODAY);
  });
});

it('a new record cannot be saved before its picture is scaled down', async () => {
  const picture = 'data:image/webp;base64,AAAA';
  await openAdmin(adminPaths.newCategory);
  await type(await field('name'), 'Slow Tapes');
  const finish = await choosePicture();
  const save = button('Picture is being scaled down…');
  // Disabled, it could not keep the focus.
  expect([save.getAttribute('aria-disabled'), save.disabled]).toEqual(['true', false]);
  await press(save);
  await saveByKey();
  expect((await currentContent()).categories.some(({ name }) => name === 'Slow Tapes')).toBe(false);
  await finish(picture);
  expect(button('Save').getAttribute('aria-disabled')).toBe('false');
  await saveByKey();
  await until(() => says('Added and saved in this browser.'));
  const added = (await currentContent()).categories.filter(({ name }) => name === 'Slow Tapes');
  expect(added).toMatchObject([{ image: picture }]);
});

it('leaving a form while its picture is scaled down asks first', async () => {
  const confirm = answer(false);
  const router = await openAdmin(adminPaths.newCategory);
  await field('name');
  const finish = await choosePicture();
  await act(() => router.navigate('/admin/products'));
  expect(confirm).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/admin/categories');
  await finish('data:image/webp;base64,AAAA');
});

it('a record that was changed elsewhere is deleted only once its owner was told', async () => {
  const router = await openAdmin(`/admin/blog/edit/${STORED}`);
  const title = (await filledField('title')).value;
  await changeElsewhere('blog', STORED, { content: '<p>From elsewhere</p>' });
  await press(button('Delete'));
  const go = () => press(button('Delete', byRole('dialog')));
  await go();
  const refusal = await until(() => byRole('dialog').querySelector('[role="alert"]')?.textContent);
  expect(refusal).toContain(`“${title}” was changed elsewhere meanwhile, and nothing was deleted.`);
  expect(await recordNow('blog', STORED)).toBeDefined();
  await go();
  await until(() => router.state.location.pathname === '/admin/blog');
  expect(await recordNow('blog', STORED)).toBeUndefined();
});

it('a click on its row opens an article whose id is “new”, like the create form’s path', async () => {
  const router = await openAdmin('/admin/blog');
  const article = buildArticle({ title: 'New', datePublished: '2024-09-01', readTime: 99 });
  await act(async () => {
    await changeContent(({ blog }) => ({ blog: [article, ...blog] }));
  });
  const cell = await withText('td', '99');
  await press(cell);
  expect(router.state.location.pathname).toBe('/admin/blog/edit/new');
});
