import { act } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { MOST_CHANGES } from '../../../../src/admin/history/kept/dropped';
import { NameInput } from '../../../../src/admin/inputs/NameInput';
import { buildArticle } from '../../../builders';
import { storeContent } from '../../storeContent';
import { edit, execute, kraft, product, store, vinyl } from '../history/historySample';
import { emptyHistory } from '../support/historyStorage';
import { eventually, renderInForm } from '../support/render';

beforeEach(emptyHistory);

const note = () => document.querySelector('[role="status"]')?.textContent;

async function openForm() {
  const record = product(kraft.id);
  if (!record) throw new Error('It is not stored.');
  await renderInForm(
    record,
    <MemoryRouter>
      <ResourceContextProvider value="products">
        <RecordContextProvider value={record}>
          <NameInput />
        </RecordContextProvider>
      </ResourceContextProvider>
    </MemoryRouter>,
  );
}

it('after a product was renamed, its form says how many texts have the former name, until none has', async () => {
  store();
  storeContent({ blog: ['a', 'b'].map((id) => buildArticle({ id, summary: 'About kraft tape' })) });
  await edit(kraft.id, { name: 'Paper Film', shortDescription: 'Kraft tape' });
  await openForm();
  await eventually(() =>
    expect(note()).toBe('2 articles and this product’s own texts still say “Kraft Tape”. See where'),
  );
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/admin/dashboard');
  await act(() => edit(kraft.id, { shortDescription: 'For cartons', seo: { title: '', description: '' } }));
  await eventually(() => expect(note()).toBe('2 articles still say “Kraft Tape”. See where'));
  await act(() => edit(kraft.id, { name: 'Kraft Tape' }));
  await eventually(() => expect(note()).toBe(''));
});

it('a name that was taken back is no former name', async () => {
  store();
  storeContent({ blog: [buildArticle({ summary: 'On packing tape and paper film' })] });
  await edit(kraft.id, { name: 'Paper Film' });
  await edit(kraft.id, { name: 'Packing Tape' });
  await execute('undo', 0);
  await edit(kraft.id, { name: 'Gummed Paper' });
  await openForm();
  await eventually(() => expect(note()).toBe('One article still says “Paper Film”. See where'));
  await act(() => edit(kraft.id, { name: 'Paper Film' }));
  await eventually(() => expect(note()).toBe('This product’s own texts still say “Kraft Tape”. See where'));
});

it('a former name is still found when its renaming is beyond the limits of the history', async () => {
  store();
  storeContent({ blog: [buildArticle({ summary: 'About kraft tape' })] });
  await edit(kraft.id, { name: 'Paper Film' });
  for (let count = 1; count <= MOST_CHANGES; count += 1) await edit(vinyl.id, { brand: `Brand ${count}` });
  await openForm();
  await eventually(() =>
    expect(note()).toBe('One article and this product’s own texts still say “Kraft Tape”. See where'),
  );
});
