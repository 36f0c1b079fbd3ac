import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AddTape } from '../../../../../src/site/pages/compare/AddTape';

const products = ['foam', 'foil'].map((id) => ({ id, name: id }));
const htmlWith = (chosen: readonly string[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AddTape groups={[{ name: 'All', products }]} chosen={chosen} />
    </MemoryRouter>,
  );

it('a tape that has yet to be chosen is not called wrong', () => {
  expect(htmlWith([])).toMatch(/<select [^>]*aria-invalid="false"/);
});

it('a tape that is compared already cannot be added again', () => {
  const html = htmlWith(['foam']);
  expect(html).toContain('<option value="foam" disabled="">');
  expect(html).toContain('<option value="foil">');
});
