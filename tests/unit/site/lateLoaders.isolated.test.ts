import type { LoaderFunctionArgs } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetAhead, lateLoader, loadAhead } from '../../../src/site/lateLoaders';
import { product } from '../../../src/site/loaders';

vi.mock('../../../src/site/loaders', () => ({ product: vi.fn() }));

const KRAFT = 'https://example.test/product/kraft';
const CLOTH = 'https://example.test/product/cloth';

const loader = lateLoader('product');
const open = (url: string) =>
  loader({ request: new Request(url), params: {} } as LoaderFunctionArgs<unknown>, undefined);
const pointAt = (url: string) => loadAhead(loader, url, {});

beforeEach(() => {
  forgetAhead();
  vi.mocked(product).mockReset();
  vi.mocked(product).mockImplementation(async ({ request }) => `${request.url} ${calls()}` as never);
});

const calls = () => vi.mocked(product).mock.calls.length;

it('a page that was pointed at finds its data, once', async () => {
  await pointAt(KRAFT);
  // Each element within a link causes an event.
  await pointAt(KRAFT);
  expect(calls()).toBe(1);
  expect(await open(KRAFT)).toBe(`${KRAFT} 1`);
  expect(calls()).toBe(1);
  // A revalidation of the page is for newer data.
  expect(await open(KRAFT)).toBe(`${KRAFT} 2`);
});

it('a page finds no data of another one that was pointed at', async () => {
  await pointAt(KRAFT);
  expect(await open(CLOTH)).toBe(`${CLOTH} 2`);
});

it('a page that was pointed at is loaded again after the content has changed', async () => {
  await pointAt(KRAFT);
  forgetAhead();
  expect(await open(KRAFT)).toBe(`${KRAFT} 2`);
});

it('what cannot be loaded ahead is loaded again when the page is opened', async () => {
  vi.mocked(product).mockRejectedValueOnce(new Error('Connection lost'));
  await expect(pointAt(KRAFT)).rejects.toThrow('Connection lost');
  expect(await open(KRAFT)).toBe(`${KRAFT} 2`);
});
