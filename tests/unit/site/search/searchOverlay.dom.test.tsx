import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { loader as layoutLoader } from '../../../../src/site/layout/loader';
import { SearchOverlay } from '../../../../src/site/search/SearchOverlay';
import { render } from '../support/render';

it('its box gets the focus after 100 ms', async () => {
  const element = <SearchOverlay onClose={() => undefined} />;
  const router = createMemoryRouter([{ id: 'site', path: '*', loader: layoutLoader, element }], {
    hydrationData: { loaderData: { site: await layoutLoader() } },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { shell } = await render(<RouterProvider router={router} />);
  vi.advanceTimersByTime(99);
  expect(document.activeElement).toBe(document.body);
  vi.advanceTimersByTime(1);
  expect(document.activeElement).toBe(shell.querySelector('input'));
});
