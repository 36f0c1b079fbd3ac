import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { type DataProvider, testDataProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { ConflictError } from '../../../../src/admin/data/errors';
import { writes } from '../../../../src/admin/data/writes';
import { ConflictDialog } from '../../../../src/admin/form/ConflictDialog';
import { ConflictProvider, useSaveErrors } from '../../../../src/admin/form/ConflictProvider';
import { merge } from '../../../../src/admin/records/merge';
import { products } from '../../../../src/shared/catalogue/product';
import { StorageRefusedError } from '../../../../src/shared/storage/browserStorage';
import { buildArticle, buildCategory, buildProduct, buildSettings } from '../../../builders';
import { deferred } from '../../deferred';
import { quotaError } from '../../shared/faultyStorage';
import { storeContent } from '../../storeContent';
import { expectBusy, pressTwice } from '../support/pressTwice';
import {
  alertText,
  button,
  byLabel,
  byRole,
  eventually,
  press,
  pressKey,
  render,
  renderInAdmin,
  textsOf,
  theDialog,
} from '../support/render';
import { nameConflict } from './nameConflict';

const nothing = () => undefined;
const show = (conflict: ConflictError, onSave: (data: object) => void = nothing) =>
  render(
    <ConflictDialog
      conflict={conflict}
      isBusy={false}
      failure=""
      onSave={onSave}
      onDiscard={nothing}
      onClose={nothing}
    />,
  );

const isFilled = (text: string) => button(text).classList.contains('MuiButton-contained');

describe('what two tabs changed', () => {
  it('is shown in words, grouped by who changed it', async () => {
    const base = buildProduct({ category: 'foam', shortDescription: 'For closing cartons' });
    const [mine, theirs] = [
      { ...base, category: 'kraft' },
      { ...base, shortDescription: 'For cartons of all sizes, and for the bags that go into them, too' },
    ];
    const named = ['Foam', 'Kraft'].map((name) => buildCategory({ name, description: '' }));
    storeContent({ categories: named });
    await show(new ConflictError('products', base, mine, theirs));
    await eventually(() => expect(byLabel('Typed by you').textContent).toContain('Foam → Kraft'));
    expect(textsOf('ins')).toContain('Kraft');
    expect(byLabel('Saved meanwhile').textContent).not.toContain('Kraft');
  });

  it('is named, and known to be the published content if that came back', async () => {
    const base = buildProduct();
    const conflict = new ConflictError('products', base, { ...base, brand: 'Mine' }, { ...base, brand: 'B' });
    const isBack = 'The published content is back here';
    storeContent({ products: [{ ...base, brand: 'B' }] });
    await show(conflict);
    expect(byRole('dialog').querySelector('h2')?.textContent).toBe(`Changed meanwhile: ${base.name}`);
    expect(document.body.textContent).not.toContain(isBack);
    localStorage.clear();
    await show(conflict);
    expect(document.body.textContent).toContain(isBack);
  });

  it('is known to be the published content also where somebody undid the change', async () => {
    const base = buildProduct();
    const edited = { ...base, brand: 'B' };
    vi.spyOn(products.defaults, 'load').mockResolvedValue([base]);
    await products.seed();
    await writes.update('products', { id: base.id, data: edited, previousData: base });
    await writes.update('products', { id: base.id, data: base, previousData: edited });
    await show(new ConflictError('products', edited, { ...edited, name: 'Mine' }, base));
    expect(document.body.textContent).toContain('is back here: the changes were undone, or');
  });

  it('names what was deleted as it was last called', async () => {
    const gone = buildProduct({ name: 'Kraft Tape' });
    const base = buildSettings({ popularProductIds: [gone.id] });
    storeContent({ products: [gone, buildProduct({ name: 'Foam Tape' })], settings: [base] });
    const renamed = { ...gone, name: 'Brown Kraft Tape' };
    await writes.update('products', { id: gone.id, data: renamed, previousData: gone });
    await writes.delete('products', { id: gone.id });
    const contact = { ...base.contact, phone1: '1' };
    const theirs = { ...base, popularProductIds: [] };
    await show(new ConflictError('settings', base, { ...base, contact }, theirs));
    await eventually(() => expect(byLabel('Saved meanwhile').textContent).toContain('Brown Kraft Tape'));
    expect(byLabel('Saved meanwhile').textContent).not.toContain(gone.id);
  });

  it('keeps old and new words apart', async () => {
    const words = (one: string) => `This tape holds on glass, wood and ${one}, indoors and outdoors alike.`;
    const base = buildProduct({ shortDescription: words('painted walls') });
    const mine = { ...base, shortDescription: words('steel') };
    await show(new ConflictError('products', base, mine, { ...base, brand: 'Theirs' }));
    expect(byLabel('Typed by you').textContent).toContain('and painted walls, steel, indoors');
  });

  it('is shown without HTML', async () => {
    const base = buildArticle({ content: '<p>Keep it <strong>dry</strong>.</p>' });
    const mine = { ...base, content: '<p>Keep it <strong>dry</strong> and cool.</p>' };
    await show(new ConflictError('blog', base, mine, { ...base, content: '<h2>Keep it dry.</h2>' }));
    expect(byLabel('Typed by you').textContent).toContain('Keep it dry and cool.');
    expect(byLabel('Saved meanwhile').textContent).toContain('only the formatting differs');
    expect(document.body.textContent).not.toContain('<');
  });

  it('shows pictures as pictures', async () => {
    const base = buildArticle({ image: '/images/a.webp' });
    const picture = (letter: string) => `data:image/webp;base64,${letter.repeat(80)}`;
    const mine = { ...base, image: picture('A') };
    await show(new ConflictError('blog', base, mine, { ...base, image: picture('B') }));
    expect(document.body.textContent).not.toContain('base64');
    const shown = [...document.querySelectorAll('dd img')].map((image) => image.getAttribute('src'));
    expect(shown).toEqual(expect.arrayContaining([picture('A'), picture('B')]));
  });
});

describe('a group of fields', () => {
  const settings = (phone1: string, email: string) =>
    buildSettings({ contact: { address: '', phone1, email } });
  const base = settings('1', 'a@a.example');

  it('is merged part by part: a telephone number here and an e-mail address there both stay', () => {
    const { merged } = merge(base, settings('2', 'a@a.example'), settings('1', 'b@b.example'));
    expect(merged).toEqual(settings('2', 'b@b.example'));
  });

  it('names the part that both changed', async () => {
    await show(
      new ConflictError('settings', base, settings('2', 'a@a.example'), settings('3', 'b@b.example')),
    );
    expect(alertText()).toContain('Both changed: contact › telephone.');
    expect(byLabel('Typed by you').textContent).not.toContain('b@b.example');
  });
});

describe('the button that stands out', () => {
  const base = buildProduct();
  const mine = { ...base, name: 'Mine' };

  it('keeps both changes if that is possible', async () => {
    await show(new ConflictError('products', base, mine, { ...base, brand: 'Theirs' }));
    expect([isFilled('Keep both changes'), isFilled('Save mine over it')]).toEqual([true, false]);
  });

  it('saves mine if both changed the same field, which is named', async () => {
    await show(new ConflictError('products', base, mine, { ...base, name: 'Theirs' }));
    expect(isFilled('Save mine over it')).toBe(true);
    expect(alertText()).toContain('Both changed: name.');
  });

  it('keeps what else was changed, if both changed the same field among others', async () => {
    const onSave = vi.fn();
    await show(
      new ConflictError('products', base, mine, { ...base, name: 'Theirs', brand: 'Theirs' }),
      onSave,
    );
    expect(isFilled('Save mine over it')).toBe(false);
    await press(button('Keep both, mine where they clash'));
    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      { ...base, name: 'Mine', brand: 'Theirs' },
      'Keep both, mine where they clash',
    );
  });

  it('does not offer to keep an article’s former date of change', async () => {
    const article = buildArticle();
    const theirs = { ...article, title: 'Theirs', dateModified: '2026-01-02' };
    await show(new ConflictError('blog', article, { ...article, title: 'Mine' }, theirs));
    expect(isFilled('Save mine over it')).toBe(true);
    expect(document.body.textContent).not.toContain('Keep both');
  });
});

describe('a record that was removed meanwhile', () => {
  const warning = async (industries: string[]) => {
    const base = buildProduct({ industries });
    await show(new ConflictError('products', base, { ...base, name: 'Mine' }, undefined));
    return alertText();
  };

  it('stands last in its industries once saved again', async () => {
    const said = await warning(['packaging-industry']);
    expect(said).toContain(
      'the product stands last in its industries, and is not a popular product any more if it was one.',
    );
    // A reset removes records, too.
    expect(said).toContain('first undo what removed it, under “History”.');
  });

  it('is told nothing of industries if it has none', async () => {
    const said = await warning([]);
    expect(said).toContain('the product is not a popular product any more if it was one.');
    expect(said).not.toContain('industries');
  });

  it('stands last and empty once saved again, if it is a category', async () => {
    const base = buildCategory();
    await show(new ConflictError('categories', base, { ...base, name: 'Mine' }, undefined));
    expect(alertText()).toContain(
      'If you save it again, the category stands last, without any products that were moved out of it.',
    );
  });

  it('is offered by its form once it is back, if no form makes a new one', async () => {
    const base = buildSettings();
    await show(new ConflictError('settings', base, base, undefined));
    expect(alertText()).toContain(
      'the form offers it to you once you undo what removed it, under “History”.',
    );
  });
});

/** Renders a button that reports a conflict about the name, which this function saves. */
async function renderReporter(update: DataProvider['update']) {
  const conflict = nameConflict();
  const Report = () => {
    const report = useSaveErrors();
    return (
      <button type="button" onClick={() => report(conflict)}>
        Report
      </button>
    );
  };
  const dataProvider = testDataProvider({ update });
  const reporter = (
    <ConflictProvider>
      <Report />
    </ConflictProvider>
  );
  await renderInAdmin(reporter, { dataProvider, queryClient: new QueryClient() });
}

it('shows inside the dialog why a choice was not saved, until the dialog is closed', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  await renderReporter(vi.fn().mockRejectedValue(new StorageRefusedError(quotaError)));
  await press(button('Report'));
  await press(button('Save mine over it'));
  await eventually(() => expect(theDialog()?.textContent).toContain('storage is full'));
  expect(theDialog()?.textContent).toContain('Then press “Save mine over it” again.');
  await press(button('Back to the form'));
  await eventually(() => expect(theDialog()).toBeNull());
  await press(button('Report'));
  expect(theDialog()?.textContent).toContain('Both changed: name.');
  expect(theDialog()?.textContent).not.toContain('storage is full');
  await pressKey(byRole('dialog'), 'Escape');
  await eventually(() => expect(theDialog()).toBeNull());
});

it('shows a third change that was saved while the owner decided, and compares the next choice with that', async () => {
  const { resource, base, mine } = nameConflict();
  const third = { ...base, name: 'Third' };
  const update = vi.fn().mockResolvedValue({ data: mine });
  update.mockRejectedValueOnce(new ConflictError(resource, base, mine, third));
  await renderReporter(update);
  await press(button('Report'));
  await press(button('Save mine over it'));
  await eventually(() => expect(byLabel('Saved meanwhile').textContent).toContain('Third'));
  await press(button('Save mine over it'));
  await eventually(() => expect(theDialog()).toBeNull());
  expect(update).toHaveBeenLastCalledWith(resource, expect.objectContaining({ previousData: third }));
});

it('pressing a choice twice saves it once, and nothing else can be chosen meanwhile', async () => {
  const { promise, resolve: finish } = deferred<unknown>();
  const update = vi.fn().mockReturnValue(promise);
  await renderReporter(update);
  await press(button('Report'));
  const dialog = byRole('dialog');
  await pressTwice(button('Save mine over it'));
  await expectBusy(dialog);
  await act(async () => finish({ data: buildProduct() }));
  await eventually(() => expect(dialog.isConnected).toBe(false));
  expect(update).toHaveBeenCalledOnce();
});
