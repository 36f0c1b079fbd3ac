import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { company } from '../../../src/shared/company';
import { cacheNames } from '../../../src/site/offline/cacheNames';
import { offlinePlugin, runtimeCaching } from '../../../tools/offline/plugin';
import { webManifest } from '../../../tools/offline/webManifest';

it('no worker is written after a failed build, whose cause its missing files would hide', async () => {
  const hooks = offlinePlugin().flatMap(({ closeBundle }) =>
    typeof closeBundle === 'object' ? closeBundle.handler : [],
  );
  expect(hooks).not.toEqual([]);
  for (const hook of hooks) await hook.call({} as never);
});

describe('the service worker', () => {
  const SITE = 'https://www.tapes.example';
  const { pages, pictures } = cacheNames;
  const visit = { mode: 'navigate', cache: 'no-cache', destination: 'document' };
  const fetched = { mode: 'cors', cache: 'default', destination: '' };
  const picture = { mode: 'no-cors', cache: 'default', destination: 'image' };

  it.each([
    ['/about', 'visited', visit, pages],
    ['/administration', 'visited', visit, pages],
    ['/about', 'fetched', fetched, pages],
    ['/about', 'fetched past the browser’s cache', { ...fetched, cache: 'no-store' }, undefined],
    ['/admin', 'visited', visit, undefined],
    ['/admin/login', 'visited', visit, undefined],
    ['/llms.txt', 'visited', visit, undefined],
    ['https://forms.example/about', 'fetched', fetched, undefined],
    ['/images/own/tape.webp', 'shown', picture, pictures],
    ['https://files.example/tape.webp', 'shown', picture, undefined],
  ])('keeps %s, %s, where it belongs, if anywhere', (address, _how, request, cache) => {
    const url = new URL(address, SITE);
    const options = { url, request, sameOrigin: url.origin === SITE };
    const chosen = runtimeCaching.find(
      ({ urlPattern }) => typeof urlPattern === 'function' && urlPattern(options as never),
    );
    expect(chosen?.options?.cacheName).toBe(cache);
  });

  const pluginsOf = (name: string) =>
    runtimeCaching.find(({ options }) => options?.cacheName === name)?.options?.plugins?.[0];
  const answer = (status: number, type = 'text/html') => ({
    response: new Response(null, { status, headers: { 'Content-Type': type } }),
  });

  it('takes a host’s error for no answer, and its not-found page for one', async () => {
    const check = pluginsOf(pages)?.fetchDidSucceed;
    const [found, failed] = [answer(404), answer(500)];
    await expect(check?.(found as never)).resolves.toBe(found.response);
    await expect(check?.(failed as never)).rejects.toThrow();
  });

  it.each([
    ['its script is kept', '/assets/index-2.js, /assets/index-1.js', true],
    ['its script has gone with an earlier version', '/assets/index-1.js, /assets/index-2.js', false],
    ['it names none', '', false],
  ])('opens a kept page if %s (%s): %s', async (_why, html, isOpened) => {
    const match = async (file: string) => (file === '/assets/index-2.js' ? new Response() : undefined);
    vi.stubGlobal('caches', { match });
    const kept = { cachedResponse: new Response(html) };
    const opened = await pluginsOf(pages)?.cachedResponseWillBeUsed?.(kept as never);
    expect(await opened?.text()).toBe(isOpened ? html : undefined);
  });

  it.each([
    [200, 'image/webp', true],
    [200, 'text/html', false],
    [404, 'image/svg+xml', false],
  ])('keeps a picture that came with status %i as %s: %s', async (status, type, isKept) => {
    const came = answer(status, type);
    const kept = await pluginsOf(pictures)?.cacheWillUpdate?.(came as never);
    expect(kept).toBe(isKept ? came.response : null);
  });
});

describe('the web app manifest', () => {
  it.each((webManifest().icons ?? []).filter(({ type }) => type === 'image/png'))(
    'has $src in the size that it states',
    async ({ src, sizes }) => {
      const { width, height } = await sharp(`public${src}`).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    },
  );

  it('has the pictures without which Chrome offers no installation, and one that a phone may cut round', () => {
    const icons = (webManifest().icons ?? []).map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
    expect(icons).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  });

  it('has the company’s name and the site’s background colour, not the plugin’s', () => {
    const colour = '#faf8f4';
    const names = { name: company.name, short_name: company.name };
    expect(webManifest()).toMatchObject({ ...names, background_color: colour, theme_color: colour });
  });
});
