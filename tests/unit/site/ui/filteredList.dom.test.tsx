import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Link, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { closeParentDetails } from '../../../../src/site/ui/closeParentDetails';
import { FilteredList } from '../../../../src/site/ui/FilteredList';
import { render } from '../support/render';

function Page() {
  const { search } = useLocation();
  return (
    <FilteredList filters={null} notes={[]} count={search ? 2 : 98} counted="products">
      {search && <Link to="/">Foil: remove this filter</Link>}
    </FilteredList>
  );
}

it('when a filter is removed, the focus goes beside the count, which is announced without it', async () => {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/?q=foil'] });
  const { shell } = await render(<RouterProvider router={router} />);
  const chip = shell.querySelector('a');
  chip?.focus();
  await act(async () => chip?.click());
  const count = [...shell.querySelectorAll('[role=status]')].find(({ textContent }) => textContent);
  expect(count?.textContent).toBe('98 products');
  expect(document.activeElement?.contains(count ?? null)).toBe(true);
  expect(document.activeElement).not.toBe(count);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Results');
});

const choice = (
  <Link to="/?q=foil" onClick={closeParentDetails}>
    Foil
  </Link>
);
const folded = (
  <details open>
    <summary>Filter products</summary>
    {choice}
  </details>
);

it.each([
  { where: 'in a folded panel', filters: folded, top: -100, scrolls: 1 },
  { where: 'beside the list', filters: choice, top: -100, scrolls: 0 },
  { where: 'beside the list, far below its beginning,', filters: choice, top: -innerHeight, scrolls: 1 },
])(
  'after a choice $where the beginning of the results is brought into view ($scrolls), but not on going back',
  async ({ filters, top, scrolls }) => {
    const list = (
      <FilteredList filters={filters} notes={[]} count={2} counted="products">
        {null}
      </FilteredList>
    );
    const router = createMemoryRouter([{ path: '*', element: list }], { initialEntries: ['/'] });
    const { shell } = await render(<RouterProvider router={router} />);
    const bar = shell.querySelector('[aria-label=Results]');
    if (!bar) throw new Error('There are results');
    // A little above the viewport, a wide window keeps the pressed link under the pointer.
    vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 360, 50));
    const scroll = vi.spyOn(bar, 'scrollIntoView').mockImplementation(() => undefined);
    shell.querySelector('a')?.focus();
    await act(async () => shell.querySelector('a')?.click());
    expect(scroll).toHaveBeenCalledTimes(scrolls);
    scroll.mockClear();
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('');
    expect(scroll).not.toHaveBeenCalled();
  },
);

it('shows the notes on what its address asks for in vain', () => {
  const list = (
    <FilteredList filters={null} notes={['There is no category “toys”.']} count={98} counted="products">
      {null}
    </FilteredList>
  );
  expect(renderToStaticMarkup(<MemoryRouter>{list}</MemoryRouter>)).toMatch(
    /role="status"><p[^>]*>There is no category “toys”/,
  );
});
