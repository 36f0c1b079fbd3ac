import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageParameters } from '../../../src/shared/paths';
import { compressFolder } from '../../../tools/hosting/compress';
import { hashedFiles } from '../../../tools/hosting/hashedFiles';
import { headersFile, redirectsFile } from '../../../tools/hosting/netlify';
import { nginxConfig } from '../../../tools/hosting/nginx';
import { headersFor, listViews, redirectTarget, securityHeaders } from '../../../tools/hosting/rules';
import { vercelConfig } from '../../../tools/hosting/vercel';
import { buildCategory, buildIndustry } from '../../builders';
import { temporaryFolder } from './temporaryFolder';

const views = listViews({
  categories: [buildCategory({ id: 'safety-tapes' }), buildCategory({ id: 'ptfe-tapes' })],
  industries: [buildIndustry({ id: 'hvac-industry' })],
});
const security = securityHeaders({ enforced: "default-src 'self'" });

describe('the rules', () => {
  it('list a view of every category and industry', () => {
    expect(views).toHaveLength(3);
    expect(views[0]).toEqual({
      parameter: 'category',
      value: 'safety-tapes',
      file: 'products/category/safety-tapes.html',
    });
  });

  it('redirect every address within the site', () => {
    const parts = fc.constantFrom(...'/ \\ %2f %5c . .. %2e %09 @ : ? index .html'.split(' '), '\t');
    fc.assert(
      fc.property(fc.array(parts), (address) => {
        const target = redirectTarget(new URL(`http://localhost/${address.join('')}`)) ?? '/';
        expect(new URL(target, 'http://localhost').host).toBe('localhost');
        expect(target).toMatch(/^\/(?![/\\])/);
      }),
    );
  });

  it('protect every response, and report only what they are told to', () => {
    const { 'Content-Security-Policy-Report-Only': reported, ...enforced } = securityHeaders({
      enforced: "default-src 'self'",
      reported: 'trusted-types site',
    });
    expect(reported).toBe('trusted-types site');
    expect(enforced).toStrictEqual(security);
    expect(security).toEqual({
      'Content-Security-Policy': "default-src 'self'",
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    });
  });

  it('set the headers of the admin, of pictures and of hashed files', () => {
    expect(headersFor('/assets/a-1.js', security)['Cache-Control']).toContain('immutable');
    expect(headersFor('/images/products/a-400.avif', security)['Cache-Control']).toContain('max-age=86400');
    expect(headersFor('/about', security)['Cache-Control']).toBe('no-cache');
    expect(headersFor('/admin/login', security)['X-Robots-Tag']).toBe('noindex');
    expect(headersFor('/administration', security)['X-Robots-Tag']).toBeUndefined();
  });
});

describe('_headers', () => {
  const blocksFor = (hashed: string[]) =>
    headersFile(security, hashed)
      .trim()
      .split('\n\n')
      .map((block) => block.split('\n'));

  it('has each header once for each pattern, and lets only hashed files be cached for good', () => {
    const blocks = blocksFor(['assets/index-1.js', 'assets/style-2.css']);
    expect(blocks.map(([pattern]) => pattern)).toEqual([
      '/*',
      '/images/products/*',
      '/images/scenes/*',
      '/sw.js',
      '/admin',
      '/admin/*',
      '/assets/index-1.js',
      '/assets/style-2.css',
    ]);
    const [everywhere, products, scenes, worker] = blocks;
    expect(everywhere).toHaveLength(1 + Object.keys(security).length);
    expect(everywhere?.join()).not.toContain('Cache-Control');
    for (const pictures of [products, scenes]) expect(pictures?.[1]).toContain('max-age=86400');
    expect(worker?.[1]).toBe('  Cache-Control: no-cache');
    for (const [, header] of blocks.slice(6))
      expect(header).toBe('  Cache-Control: public, max-age=31536000, immutable');
  });

  it('names files and never their folder, because a missing file must not be cached', () => {
    const patterns = blocksFor(Array.from({ length: 200 }, (_, index) => `assets/${index}.js`)).map(
      ([pattern]) => pattern,
    );
    // As many as Cloudflare reads.
    expect(patterns).toHaveLength(100);
    expect(patterns).toContain('/assets/0.js');
    expect(patterns.filter((pattern) => pattern?.startsWith('/assets') && pattern.includes('*'))).toEqual([]);
  });

  it('names the code, that of every visitor first, and no single records', () => {
    expect(
      hashedFiles({
        'index.html': { file: 'assets/index.js', dynamicImports: ['src/a.tsx', 'src/admin/b.tsx'] },
        'src/admin/b.tsx': {
          file: 'assets/admin.js',
          css: ['assets/admin.css'],
          assets: ['assets/admin.woff2'],
        },
        'virtual:defaults/product/x': { file: 'assets/x.js' },
        'virtual:defaults/article/y': { file: 'assets/y.js' },
        'src/a.tsx': { file: 'assets/a.js' },
        'style.css': { file: 'assets/style.css' },
      }),
    ).toEqual([
      'assets/a.js',
      'assets/index.js',
      'assets/style.css',
      'assets/admin.js',
      'assets/admin.css',
      'assets/admin.woff2',
    ]);
  });
});

describe('_redirects', () => {
  it('has the admin’s shell and every view, in lines that parse', () => {
    const rules = redirectsFile(views)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const [redirects, rewrites] = [rules.slice(0, views.length), rules.slice(-views.length)];
    // After the first "*", Cloudflare reads 100 rules.
    expect(rules.slice(views.length, -views.length)).toEqual(['/admin /admin/ 200', '/admin/* /admin/ 200']);
    for (const rule of redirects)
      expect(rule).toMatch(/^\/products\/(category|industry)\/([\w-]+) \/products\?\1=\2 301$/);
    for (const rule of rewrites)
      expect(rule).toMatch(/^\/products (category|industry)=([\w-]+) \/products\/\1\/\2\.html 200!$/);
  });
});

describe('nginx.conf', () => {
  it.each([
    ['https://www.tapes.example', 'tapes.example'],
    ['https://tapes.example/', 'www.tapes.example'],
  ])('for %s can redirect %s to it', (siteUrl, sister) => {
    const [, commented = ''] = nginxConfig(siteUrl).split(/^# (?=server \{)/m);
    const block = commented.replaceAll(/^# /gm, '');
    expect(block).toContain(`    server_name ${sister};\n`);
    expect(block).toContain(`    return 301 ${siteUrl.replace(/\/$/, '')}$request_uri;\n`);
  });
});

describe('vercel.json', () => {
  const { routes } = JSON.parse(vercelConfig(views, security)) as { routes: Record<string, unknown>[] };

  it('sets headers before it chooses files, and views before the list', () => {
    const filesAt = routes.findIndex(({ handle }) => handle === 'filesystem');
    const viewsAt = routes.findIndex(({ has }) => has !== undefined);
    const before = routes.slice(0, viewsAt);
    expect(before.filter((route) => route.continue !== true)).toEqual([
      expect.objectContaining({ status: 404 }),
      expect.objectContaining({ status: 301 }),
    ]);
    expect(routes.slice(viewsAt, filesAt)).toHaveLength(views.length);
    expect(routes[viewsAt]).toMatchObject({
      src: '^/products$',
      has: [{ type: 'query', key: 'category', value: 'safety-tapes' }],
      dest: '/products/category/safety-tapes',
    });
  });

  it.each(['/about', '/admin', '/admin/login', '/administration', '/assets/a-1.js', '/images/a.webp'])(
    'sets the headers that the rules give %s',
    (path) => {
      const filesAt = routes.findIndex(({ handle }) => handle === 'filesystem');
      const set = routes
        .slice(0, filesAt)
        .filter(({ src, continue: goesOn }) => goesOn && new RegExp(String(src)).test(path));
      expect(Object.assign({}, ...set.map(({ headers }) => headers))).toEqual(headersFor(path, security));
    },
  );

  it('shows a view only if the query has no other parameter that pages read', () => {
    for (const { has, missing } of routes.filter((route) => route.has)) {
      const named = [has, missing].flatMap((list) => list as { type: string; key: string }[]);
      expect(named.map(({ type, key }) => `${type} ${key}`).toSorted()).toEqual(
        pageParameters.map((key) => `query ${key}`).toSorted(),
      );
    }
  });

  it('redirects the path of a view’s file to the view', () => {
    const { src, headers } = routes.find(({ status }) => status === 301) ?? {};
    const { Location } = headers as Record<string, string>;
    const address = '/products/category/safety-tapes';
    expect(address.replace(new RegExp(String(src)), Location ?? '')).toBe('/products?category=safety-tapes');
  });

  it('sends the not-found page for hidden files, except those by which others know the site', () => {
    const { src, dest } = routes.find(({ status }) => status === 404) ?? {};
    const hidden = new RegExp(String(src));
    expect(dest).toBe('/404');
    expect(['/.hosting/nginx.conf', '/.vite/manifest.json'].filter((path) => !hidden.test(path))).toEqual([]);
    expect(['/', '/about', '/.well-known/security.txt'].filter((path) => hidden.test(path))).toEqual([]);
  });

  it.each([
    ['/admin/login', '/admin'],
    ['/admin/products/edit/vhb-tape', '/admin'],
    ['/administration', undefined],
    ['/blog/admin/x', undefined],
  ])('sends, for %s, the file that %s has', (path, dest) => {
    const afterFiles = routes.slice(routes.findIndex(({ handle }) => handle === 'filesystem') + 1);
    const chosen = afterFiles.find((route) => route.dest && new RegExp(String(route.src)).test(path));
    expect(chosen?.dest).toBe(dest);
    // The files are past: without another look at them, Vercel would answer 404.
    expect(chosen?.check).toBe(dest && true);
  });

  it('leaves addresses without extension or trailing slash to Vercel, and its build alone', () => {
    const { routes: _, ...others } = JSON.parse(vercelConfig(views, security));
    expect(others).toMatchObject({ cleanUrls: true, trailingSlash: false, framework: null });
  });

  it('does not let the answer for a missing file be cached', () => {
    const afterFiles = routes.slice(routes.findIndex(({ handle }) => handle === 'filesystem'));
    const kept = ['/assets/index-abc.js', '/images/gone.webp'].map((address) =>
      afterFiles.find(({ src, headers }) => headers && new RegExp(String(src)).test(address)),
    );
    for (const route of kept)
      expect(route).toMatchObject({ headers: { 'Cache-Control': 'no-cache' }, continue: true });
  });
});

describe('compression', () => {
  const folder = temporaryFolder();

  it('writes both compressed forms of text files that are served, if they are smaller', async () => {
    for (const name of ['assets', '.hosting']) mkdirSync(folder(name));
    const long = 'tape '.repeat(500);
    for (const file of ['index.html', 'assets/a.js', 'assets/a.png', 'vercel.json', '.hosting/a.txt'])
      writeFileSync(folder(file), long);
    writeFileSync(folder('short.txt'), 'x');
    expect(await compressFolder(folder())).toBe(3);
    const written = readdirSync(folder(), { recursive: true, encoding: 'utf8' });
    expect(written.filter((file) => /\.(?:br|gz)$/.test(file)).toSorted()).toEqual([
      join('assets', 'a.js.br'),
      join('assets', 'a.js.gz'),
      'index.html.br',
      'index.html.gz',
    ]);
    expect(brotliDecompressSync(readFileSync(folder('index.html.br'))).toString()).toBe(long);
    expect(gunzipSync(readFileSync(folder('index.html.gz'))).toString()).toBe(long);
  });
});
