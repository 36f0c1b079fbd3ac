import { act, useEffect } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PendingNavigation } from '../../../../src/site/navigation/PendingNavigation';
import { settledRouter } from '../../../../src/site/navigation/settledRouter';
import { deferred } from '../../deferred';
import { render } from '../support/render';

let shell: HTMLElement;
let loads: string[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  loads = [];
  vi.spyOn(location, 'assign').mockImplementation((address) => void loads.push(`opens ${address}`));
  vi.spyOn(location, 'reload').mockImplementation(() => void loads.push('reloads'));
  ({ shell } = await render(<PendingNavigation />));
});

/** Opens a page whose data does not come until it is given. */
async function openSlowPage() {
  const { promise, resolve: give } = deferred<string>();
  const router = settledRouter(createMemoryRouter([{ path: '/' }, { path: '/slow', loader: () => promise }]));
  const arrival = router.navigate('/slow#end');
  const arrive = () =>
    act(async () => {
      give('data');
      await arrival;
    });
  onTestFinished(arrive);
  return arrive;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('a page that is late is announced until it is there, and not loaded again after that', async () => {
  const arrive = await openSlowPage();
  await pass(200);
  expect(shell.textContent).toBe('');
  await pass(100);
  expect(shell.textContent).toBe('Loading...');
  await arrive();
  expect(shell.textContent).toBe('');
  await pass(20_000);
  expect(loads).toEqual([]);
});

it.each([
  ['is opened by a full page load', '/', true, ['opens /slow#end']],
  ['is loaded anew if its address is there already, as after Back', '/slow#end', true, ['reloads']],
  ['is waited for while there is no network', '/', false, []],
])('a page that does not come %s', async (_what, address, isOnline, expected) => {
  history.replaceState(null, '', address);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await openSlowPage();
  await pass(9900);
  expect(loads).toEqual([]);
  await pass(200);
  expect(loads).toEqual(expected);
});

it('a page that is asked for as soon as React has taken over, before this follows, is announced, too', async () => {
  const arrivals: Promise<() => Promise<void>>[] = [];
  const Menu = () => {
    useEffect(() => void arrivals.push(openSlowPage()), []);
    return null;
  };
  const { shell: page } = await render(
    <>
      <Menu />
      <PendingNavigation />
    </>,
  );
  await pass(300);
  expect(page.textContent).toBe('Loading...');
  await (await arrivals[0])?.();
  expect(page.textContent).toBe('');
});
