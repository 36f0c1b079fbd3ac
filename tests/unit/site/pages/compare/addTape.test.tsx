import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AddTape } from '../../../../../src/site/pages/compare/AddTape';

it('a tape that has yet to be chosen is not called wrong', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <AddTape groups={[]} chosen={[]} />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<select [^>]*aria-invalid="false"/);
});
