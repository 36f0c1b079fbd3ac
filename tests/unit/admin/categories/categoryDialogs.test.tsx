import { QueryClient } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import {
  type DataProvider,
  ListContextProvider,
  ResourceContextProvider,
  type UpdateManyParams,
} from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DeleteCategoryButton } from '../../../../src/admin/categories/DeleteCategoryButton';
import { writes } from '../../../../src/admin/data/writes';
import { createDataProvider } from '../../../../src/admin/dataProvider';
import { noteSave } from '../../../../src/admin/history/saving/lastSave';
import { i18nProvider } from '../../../../src/admin/i18nProvider';
import { AdminNotification } from '../../../../src/admin/layout/AdminNotification';
import { BulkCategoryButton } from '../../../../src/admin/products/BulkCategoryButton';
import { collections } from '../../../../src/shared/catalogue/collections';
import { buildArticle, buildCategory, buildProduct } from '../../../builders';
import { contentKeys as keys } from '../../../contentKeys';
import { quotaError, refuseWrites } from '../../shared/faultyStorage';
import { storeContent } from '../../storeContent';
import { changeElsewhere, deleteElsewhere } from '../support/elsewhere';
import { holdSaves, provideLocks, savesAreDone } from '../support/fakeLocks';
import {
  dialogIsClosed,
  filledField,
  holds,
  openAdmin,
  saveByKey,
  until,
  withText,
} from '../support/openAdmin';
import {
  button,
  byRole,
  chooseFrom,
  eventually,
  press,
  renderInAdmin,
  theDialog,
  type,
} from '../support/render';

const [safety, foam, kraft] = ['Safety Tapes', 'Foam Tapes', 'Kraft Tapes'].map((name) =>
  buildCategory({ name, description: '' }),
);
const tape = buildProduct({ name: 'Floor Tape', category: 'safety-tapes' });

let dataProvider: DataProvider;
let queryClient: QueryClient;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  queryClient = new QueryClient();
  storeContent({ products: [tape] });
  localStorage.setItem(keys.categories, JSON.stringify({ categories: [safety, foam, kraft] }));
  dataProvider = await createDataProvider();
});

const open = (node: ReactNode) => renderInAdmin(node, { dataProvider, i18nProvider, queryClient });

/** Chooses an option from the dialog's list. */
async function choose(option: string) {
  const list = await eventually(() => {
    const found = byRole('dialog').querySelector<HTMLElement>('[role="combobox"]');
    if (!found) throw new Error('There is no list to choose from.');
    return found;
  });
  await chooseFrom(list, option);
}

/** Deletes a category as another tab would, and refreshes the lists. */
async function deleteAndRefresh(id: string) {
  await deleteElsewhere('categories', id);
  await act(() => queryClient.invalidateQueries());
}

const category = () => collections.products.stored()?.[0]?.category;

const dialogs = {
  'the one that deletes a category': {
    openButton: 'Delete',
    goButton: 'Delete category',
    node: safety && (
      <ResourceContextProvider value="categories">
        <DeleteCategoryButton category={safety} onDeleted={() => undefined} />
      </ResourceContextProvider>
    ),
  },
  'the one that moves products': {
    openButton: 'Change category',
    goButton: 'Change',
    node: (
      <ListContextProvider value={{ selectedIds: [tape.id] } as never}>
        <BulkCategoryButton />
      </ListContextProvider>
    ),
  },
};

describe.each(Object.entries(dialogs))('%s', (_, { openButton, goButton, node }) => {
  it('asks for another category if the chosen one is deleted in another tab', async () => {
    await open(node);
    await press(button(openButton));
    await choose('Foam Tapes');
    await eventually(() => expect(button(goButton).disabled).toBe(false));
    await deleteAndRefresh('foam-tapes');
    await eventually(() => expect(button(goButton).disabled).toBe(true));
    await choose('Kraft Tapes');
    await press(button(goButton));
    await eventually(() => expect(category()).toBe('kraft-tapes'));
  });

  it('shows inside the dialog why nothing was done', async () => {
    await open(node);
    await press(button(openButton));
    await choose('Foam Tapes');
    refuseWrites(quotaError);
    await press(button(goButton));
    await eventually(() =>
      expect(byRole('dialog').querySelector('[role="alert"]')?.textContent).toContain('storage is full'),
    );
    expect(byRole('dialog').textContent).toContain(`Then press “${goButton}” again.`);
    expect(category()).toBe('safety-tapes');
    // The message is about the last press, so the next one removes it.
    act(() => button(goButton).click());
    expect(byRole('dialog').querySelector('[role="alert"]')).toBeNull();
    await eventually(() => expect(byRole('dialog').querySelector('[role="alert"]')).not.toBeNull());
  });
});

it('a category that another tab deleted is not deleted again, and its products stay where they are', async () => {
  await open(dialogs['the one that deletes a category'].node);
  await press(button('Delete'));
  await choose('Foam Tapes');
  await eventually(() => expect(button('Delete category').disabled).toBe(false));
  await deleteAndRefresh('safety-tapes');
  await press(button('Delete category'));
  await eventually(() =>
    expect(byRole('dialog').querySelector('[role="alert"]')?.textContent).toContain(
      '“Safety Tapes” does not exist any more',
    ),
  );
  expect(category()).toBe('safety-tapes');
});

const says = (words: string) =>
  eventually(() => expect(document.querySelector('.MuiSnackbar-root')?.textContent).toContain(words));

async function moveTo(name: string) {
  await press(button('Change category'));
  await choose(name);
  await press(button('Change'));
}

it('moving products offers Undo, unless they are in that category already', async () => {
  await open(
    <>
      {dialogs['the one that moves products'].node}
      <AdminNotification />
    </>,
  );
  await moveTo('Foam Tapes');
  await says('The category of one product was changed.');
  await eventually(() => button('Undo'));
  await eventually(() => expect(theDialog()).toBeNull());
  await moveTo('Foam Tapes');
  await says('Nothing was changed: that was the category already.');
  expect(document.querySelector('.MuiSnackbar-root button')).toBeNull();
  expect(category()).toBe('foam-tapes');
});

it('moving products counts those that were not in that category, and mistakes no other tab’s save for its own', async () => {
  const others = ['Foam Tape', 'Sponge Tape'].map((name) => buildProduct({ name, category: 'foam-tapes' }));
  storeContent({ products: [tape, ...others] });
  const meanwhile = vi.spyOn(dataProvider, 'updateMany').mockImplementation(async (_name, params) => {
    const answer = await writes.updateMany('products', params as UpdateManyParams);
    noteSave(Date.now() + 1000);
    return answer;
  });
  const selectedIds = [tape, ...others].map(({ id }) => id);
  await open(
    <>
      <ListContextProvider value={{ selectedIds } as never}>
        <BulkCategoryButton />
      </ListContextProvider>
      <AdminNotification />
    </>,
  );
  await moveTo('Foam Tapes');
  await says('The category of one product was changed.');
  await eventually(() => expect(theDialog()).toBeNull());
  await moveTo('Foam Tapes');
  await says('Nothing was changed: that was the category already.');
  expect(meanwhile).toHaveBeenCalledTimes(2);
  expect(document.querySelector('.MuiSnackbar-root button')).toBeNull();
});

it('says before a category is deleted where links to it will lead: the list then shows all products', async () => {
  const content = '<p><a href="/products?category=safety-tapes">Safety tapes</a></p>';
  storeContent({ blog: [buildArticle({ content })] });
  await open(dialogs['the one that deletes a category'].node);
  await press(button('Delete'));
  await eventually(() =>
    expect(byRole('dialog').textContent).toContain(
      'One text links there: such links lead to all products then',
    ),
  );
});

it('deleting a category offers Undo, and names it: the offer goes along to other screens', async () => {
  await open(
    <>
      {dialogs['the one that deletes a category'].node}
      <AdminNotification />
    </>,
  );
  await press(button('Delete'));
  await choose('Foam Tapes');
  await press(button('Delete category'));
  await says('“Safety Tapes” was deleted.');
  await eventually(() => button('Undo'));
});

it('an address with a category opens that category, and closing it shows the list', async () => {
  const router = await openAdmin('/admin/categories#safety-tapes');
  const name = collections.categories.stored()?.find(({ id }) => id === 'safety-tapes')?.name;
  expect((await filledField('name')).value).toBe(name);
  const title = byRole('dialog').getAttribute('aria-labelledby') ?? '';
  expect(document.getElementById(title)?.textContent).toBe('Category');
  await press(button('Cancel'));
  await dialogIsClosed();
  expect(router.state.location).toMatchObject({ pathname: '/admin/categories', hash: '' });
  const links = [...document.querySelectorAll('tbody a')];
  expect(links.map(({ textContent }) => textContent)).toContain(name);
});

it('a save that ends after its dialog was left leaves the address of the screen opened since as it is', async () => {
  provideLocks();
  const router = await openAdmin('/admin/categories#safety-tapes');
  await filledField('name');
  const goOn = await holdSaves();
  await saveByKey();
  const next = '/admin/dashboard?of=this#place';
  await act(() => router.navigate(next));
  await dialogIsClosed();
  await goOn();
  await savesAreDone();
  await until(() => document.querySelector('.MuiSnackbar-root')?.textContent.includes('Saved'));
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe(next);
});

describe('the form of a category whose name was typed', () => {
  const confirm = vi.fn(() => false);
  beforeEach(() => {
    confirm.mockClear();
    vi.stubGlobal('confirm', confirm);
  });

  const stored = () => collections.categories.stored()?.find(({ id }) => id === 'safety-tapes');
  const change = (fields: object) => changeElsewhere('categories', 'safety-tapes', fields);

  /** Opens it from the list, and types a name. */
  async function openAndType() {
    const router = await openAdmin('/admin/categories');
    const name = stored()?.name;
    const link = await withText('tbody a', name);
    await press(link);
    const input = await filledField('name');
    await type(input, 'Mine');
    return { router, link, input };
  }

  it.each([
    { after: 'an ordinary save', elsewhere: async () => undefined },
    { after: '“Keep both changes”', elsewhere: () => change({ subtitle: 'Theirs' }) },
    { after: '“Save mine over it”', elsewhere: () => change({ name: 'Theirs' }) },
    { after: '“Save it again”', elsewhere: () => deleteElsewhere('categories', 'safety-tapes') },
  ])('closes after $after, and the focus is where it was before', async ({ after, elsewhere }) => {
    const { router, link } = await openAndType();
    await elsewhere();
    await saveByKey();
    const choice = /“(.+)”/.exec(after)?.[1];
    if (choice) await press(await until(() => button(choice)));
    await dialogIsClosed();
    expect(stored()?.name).toBe('Mine');
    expect(router.state.location.hash).toBe('');
    // The list has a new link for a category that was gone meanwhile.
    if (after !== '“Save it again”') expect(document.activeElement).toBe(link);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('stays open after a conflict in which more was typed, and asks before that is lost', async () => {
    const { router, input } = await openAndType();
    await change({ subtitle: 'Theirs' });
    await saveByKey();
    await until(() => button('Keep both changes'));
    await type(input, 'Mine, to the last word');
    await press(button('Keep both changes'));
    await eventually(() => expect(stored()).toMatchObject({ name: 'Mine', subtitle: 'Theirs' }));
    await until(() => document.querySelectorAll('[role="dialog"]').length === 1);
    await holds('subtitle', 'Theirs');
    expect(input.value).toBe('Mine, to the last word');
    await press(button('Cancel'));
    expect(confirm).toHaveBeenCalledOnce();
    expect(router.state.location.hash).toBe('#safety-tapes');
    await saveByKey();
    await dialogIsClosed();
    expect(stored()?.name).toBe('Mine, to the last word');
  });
});
