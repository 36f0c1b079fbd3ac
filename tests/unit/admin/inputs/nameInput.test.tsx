import { act, type ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { TitleInput } from '../../../../src/admin/blog/TitleInput';
import { NameInput } from '../../../../src/admin/inputs/NameInput';
import { useContent } from '../../../../src/admin/storage/useContent';
import { buildArticle, buildCategory, buildIndustry } from '../../../builders';
import { contentKeys } from '../../../contentKeys';
import { storeContent } from '../../storeContent';
import { eventually, renderInForm, textsOf, type } from '../support/render';

const renderOf = (resource: string, values: object, input: ReactNode) =>
  renderInForm(values, <ResourceContextProvider value={resource}>{input}</ResourceContextProvider>);

const WARNING = 'Another category has this name';

function nameField(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input');
  if (!input) throw new Error('There is no field for the name.');
  return input;
}

it('warns while typing if another record has the name', async () => {
  storeContent({ categories: [buildCategory({ id: 'safety', name: 'Safety Tapes' })] });
  await renderOf('categories', { name: '' }, <NameInput />);
  // Announced, because the region is there before its words.
  const region = document.querySelector('[role="status"]');
  expect(region?.textContent).toBe('');
  await type(nameField(), ' safety  tapes');
  await eventually(() => expect(region?.textContent).toContain(WARNING));
  await type(nameField(), 'Safety Film');
  await eventually(() => expect(document.body.textContent).not.toContain(WARNING));
});

it('does not take the record that is being added for another one', async () => {
  storeContent({ categories: [] });
  const Count = () => <output>{useContent()?.categories.length}</output>;
  const form = await renderOf(
    'categories',
    { name: 'Safety Tapes' },
    <>
      <NameInput />
      <Count />
    </>,
  );
  await eventually(() => expect(textsOf('output')).toEqual(['0']));
  await act(() =>
    form.handleSubmit(() => {
      storeContent({ categories: [buildCategory({ name: 'Safety Tapes' })] });
      window.dispatchEvent(new StorageEvent('storage', { key: contentKeys.categories }));
    })(),
  );
  // The form is there for another moment.
  await eventually(() => expect(textsOf('output')).toEqual(['1']));
  expect(textsOf('[role="status"]')).toEqual(['']);
});

it('warns while typing if another article has the title', async () => {
  storeContent({ blog: [buildArticle({ title: 'How Tapes Hold' })] });
  await renderOf('blog', { title: '' }, <TitleInput />);
  await type(nameField(), 'how tapes  hold');
  await eventually(() => expect(document.body.textContent).toContain('Another article has this title'));
  await type(nameField(), 'How tapes let go');
  await eventually(() => expect(document.body.textContent).not.toContain('Another article'));
});

it('warns while typing if it is long', async () => {
  await renderOf('products', { name: '' }, <NameInput />);
  await type(nameField(), 'Tape '.repeat(20));
  expect(document.body.textContent).not.toContain('long for a name');
  await type(nameField(), 'Tape '.repeat(21));
  await eventually(() => expect(document.body.textContent).toContain('long for a name'));
});

it('the name is required, and not only by the star beside its label', async () => {
  await renderOf('categories', { name: '' }, <NameInput />);
  expect(nameField().required).toBe(true);
  expect(nameField().labels?.[0]?.textContent).toMatch(/^Name\s\*$/);
});

describe('once a stored record is renamed, what is written separately is named', () => {
  const seo = (title: string, h1?: string) => ({ title, description: '', h1 });
  const open = (record: Partial<RaRecord>) =>
    renderOf(
      'industries',
      // An emptied input holds null.
      { ...record, seo: { ...record.seo, h1: record.seo.h1 ?? null } },
      <RecordContextProvider value={record as RaRecord}>
        <NameInput />
      </RecordContextProvider>,
    );
  const said = () => document.querySelector('[role="status"]')?.textContent ?? '';

  it('heading and search title', async () => {
    await open(buildIndustry({ name: 'Crating', seo: seo('Tapes for Packers', 'All for Packers') }));
    expect(said()).toBe('');
    await type(nameField(), 'Boxing');
    expect(said()).toBe(
      'The page’s heading is still “All for Packers”, and its title in search results “Tapes for Packers”. If they no longer fit, change them under “Search engines”.',
    );
    await type(nameField(), 'Crating ');
    expect(said()).toBe('');
  });

  it('only what is set, was not edited and is not the new name', async () => {
    const record = buildIndustry({ name: 'Crating', seo: seo('Tapes for Packers', 'All for Packers') });
    const form = await open(record);
    await type(nameField(), 'Boxing');
    await act(async () => form.setValue('seo.h1', null));
    expect(said()).toBe(
      'The page’s title in search results is still “Tapes for Packers”. If it no longer fits, change it under “Search engines”.',
    );
    await type(nameField(), 'tapes for packers');
    expect(said()).toContain('is still “Tapes for Packers”');
    await type(nameField(), 'Tapes for Packers');
    expect(said()).toBe('');
    await act(async () => form.reset({ name: 'Boxing', seo: { ...record.seo, title: 'For Boxing' } }));
    expect(said()).toContain('The page’s heading is still “All for Packers”. If it no longer fits');
    await act(async () => form.setValue('seo.h1', 'All for Boxing'));
    expect(said()).toBe('');
  });

  it('nothing if neither is set, or the record is new', async () => {
    await open(buildIndustry({ name: 'Crating', seo: seo('') }));
    await type(nameField(), 'Boxing');
    expect(said()).toBe('');
    await open({ name: 'Crating (copy)', seo: seo('Tapes for Packers') });
    await type(nameField(), 'Boxing');
    expect(said()).toBe('');
  });

  it('but first of all that another record has the name', async () => {
    const [record, other] = ['Crating', 'Boxing'].map((name) => buildIndustry({ name }));
    storeContent({ industries: other ? [other] : [] });
    await open(record ?? {});
    await type(nameField(), 'Boxing');
    await eventually(() => expect(said()).toMatch(/^Another industry has this name/));
    expect(said()).not.toContain('still');
  });
});
