import { afterEach, expect, it, vi } from 'vitest';
import { fetchFont } from '../../../../src/site/startup/webFont';

const page = document.documentElement;

afterEach(() => {
  delete page.dataset.font;
});

it.each([
  ['out of sight', true],
  ['read', false],
])('a page that is %s has the font at once: %s, and by the time it is out of sight', async (_, hidden) => {
  const load = vi.fn(async () => []);
  // happy-dom has no fonts.
  Object.assign(document, { fonts: { load } });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  await fetchFont();
  expect(load).toHaveBeenCalledWith('1em Archivo');
  expect('font' in page.dataset).toBe(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.dataset).toHaveProperty('font');
});
