// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { paths } from '../../../../src/shared/paths';
import { loadPanels } from '../../../../src/site/layout/loadPanels';
import { loadSearchCode } from '../../../../src/site/search/loadSearchCode';
import { workWhenIdle } from '../../../../src/site/startup/workWhenIdle';

vi.mock('../../../../src/site/layout/loadPanels');
vi.mock('../../../../src/site/search/loadSearchCode');
vi.mock('../../../../src/site/lateLoaders', () => ({ fetchLoaders: async () => undefined }));

/** Does a page's work up to what follows the code of all pages. @returns which pages' code was fetched */
async function work(failure?: Error): Promise<string[]> {
  vi.useFakeTimers();
  vi.mocked(loadPanels).mockClear();
  const fetched: string[] = [];
  const page = (pattern: string) => ({
    path: pattern,
    lazy: async () => {
      fetched.push(pattern);
      if (failure) throw failure;
      return {};
    },
  });
  const { about, blog, articlePreview, productPreview, admin } = paths;
  const children = [about, blog, articlePreview, productPreview].map(({ pattern }) => page(pattern));
  workWhenIdle([{ id: 'site', children }, page(admin.pattern)], '');
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  return fetched;
}

const pages = [paths.about.pattern, paths.blog.pattern];

it('fetches the code of all public pages and of the search, and of no page that only the owner opens', async () => {
  expect(await work()).toEqual(pages);
  expect(loadPanels).toHaveBeenCalledOnce();
  expect(loadSearchCode).toHaveBeenCalledOnce();
});

it('goes on after a failure', async () => {
  expect(await work(new Error('The storage is full'))).toEqual(pages);
  expect(loadPanels).toHaveBeenCalledOnce();
});

it('stops where code cannot be fetched: browsers may not request it again on the same page', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  expect(await work(failure)).toEqual(pages.slice(0, 1));
  expect(loadPanels).not.toHaveBeenCalled();
});

it('does nothing if data is to be saved', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(await work()).toEqual([]);
});
