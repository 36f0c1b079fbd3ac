import sharp from 'sharp';
import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { company } from '../../../src/shared/company';
import { keptFiles } from '../../../tools/offline/keptFiles';
import { offlinePlugin } from '../../../tools/offline/plugin';
import { webManifest } from '../../../tools/offline/webManifest';

const manifest: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/site/pages/a/APage.tsx', 'src/admin/AdminRoute.tsx'],
    assets: ['assets/font.woff2', 'assets/picture.png'],
  },
  '_shared.js': {
    file: 'assets/shared.js',
    dynamicImports: [
      'virtual:defaults/products',
      'virtual:defaults/product-by-id',
      'virtual:defaults/articles',
      'virtual:defaults/article-by-id',
      '_sanitiseHtml-1.js',
      '_previews-1.js',
    ],
  },
  'src/site/pages/a/APage.tsx': {
    file: 'assets/a.js',
    imports: ['index.html', '_shared.js'],
  },
  'src/admin/AdminRoute.tsx': { file: 'assets/admin.js', imports: ['_onlyAdmin.js'] },
  '_onlyAdmin.js': { file: 'assets/onlyAdmin.js' },
  '_previews-1.js': { file: 'assets/previews.js' },
  '_sanitiseHtml-1.js': { file: 'assets/sanitiseHtml.js' },
  'virtual:defaults/products': { file: 'assets/products.js' },
  'virtual:defaults/product-by-id': {
    file: 'assets/product-by-id.js',
    dynamicImports: ['virtual:defaults/product/x'],
  },
  'virtual:defaults/product/x': { file: 'assets/x.js' },
  'virtual:defaults/articles': { file: 'assets/articles.js' },
  'style.css': { file: 'assets/style.css' },
  'virtual:defaults/article-by-id': { file: 'assets/article-by-id.js' },
};

describe('what the service worker caches ahead of time', () => {
  it('is what public pages need, without the admin, single records and article bodies', () => {
    expect(keptFiles(manifest)).toEqual([
      'assets/a.js',
      'assets/font.woff2',
      'assets/index.js',
      'assets/products.js',
      'assets/shared.js',
      'assets/style.css',
    ]);
  });
});

it('no worker is written after a failed build, whose cause its missing files would hide', async () => {
  const hooks = offlinePlugin().flatMap(({ closeBundle }) =>
    typeof closeBundle === 'object' ? closeBundle.handler : [],
  );
  expect(hooks).not.toEqual([]);
  for (const hook of hooks) await hook.call({} as never);
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

  it('has the company’s name and the site’s background colour', () => {
    expect(webManifest()).toMatchObject({ name: company.name, background_color: '#faf8f4' });
  });
});
