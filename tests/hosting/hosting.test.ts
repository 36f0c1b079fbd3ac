import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../src/shared/paths';
import { type RunningServer, startLocalServer } from '../../tools/childServer';
import { readDefaults } from '../../tools/content/readDefaults';
import { cacheControl, type HeaderSet, hostFiles } from '../../tools/hosting/rules';
import { installedNginx } from '../../tools/nginx';
import { pageFile } from '../../tools/prerender/pageFile';
import { listCanonicalPages } from '../../tools/seo/canonicalPages';
import { SITE_FOLDER, siteFolder } from '../builtSite';
import { get } from './get';
import { startNginx } from './nginxServer';

/* The rules of tools/hosting/rules.ts, tested on a real nginx and on the local server with the built site. */

const defaults = readDefaults();
const nginx = installedNginx();
const servers = [
  { name: 'nginx', isHere: nginx !== undefined, start: () => startNginx(nginx ?? '') },
  { name: 'the local server', isHere: true, start: () => startLocalServer(SITE_FOLDER) },
];

const built = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
const security = JSON.parse(built(hostFiles.security)) as HeaderSet;
const script = readdirSync(join(siteFolder, 'assets')).find((file) => /^index-.*\.js$/.test(file)) ?? '';
const font = readdirSync(join(siteFolder, 'assets')).find((file) => file.endsWith('.woff2')) ?? '';

describe.each(servers)('$name', ({ isHere, start }) => {
  let server: RunningServer | undefined;
  const ask = (path: string, headers?: Record<string, string>, method?: string) =>
    get(server?.port ?? 0, path, headers, method);

  beforeAll(async () => {
    if (isHere) server = await start();
  });
  afterAll(() => server?.stop());

  describe.skipIf(!isHere)('serves', () => {
    it('every canonical address from its file', async () => {
      for (const { path } of listCanonicalPages(defaults)) {
        const { status, headers, text } = await ask(path);
        expect(status, path).toBe(200);
        expect(headers['content-type']?.replace(' ', ''), path).toMatch(/^text\/html;charset=utf-8$/i);
        expect(text === built(pageFile(path)), path).toBe(true);
      }
    });

    it.each([
      ['/products?category=no-such-category', 'products.html'],
      ['/products?category=safety-tapes.x', 'products.html'],
      ['/products?category=safety-tapes&sort=name', 'products.html'],
      ['/products?category=safety-tapes&industry=hvac-industry', 'products.html'],
      ['/products?category=safety-tapes&utm_source=mail', 'products/category/safety-tapes.html'],
      ['/products?utm_source=mail&industry=hvac-industry', 'products/industry/hvac-industry.html'],
      ['/products?category=safety-tapes&category=reflective-tapes', 'products/category/safety-tapes.html'],
      ['/products?category=../x&category=reflective-tapes', 'products.html'],
      ['/products?subcategory=safety-tapes', 'products.html'],
      ['/products?q=foil', 'products.html'],
      ['/products?category=../../admin/index', 'products.html'],
      ['/about?utm_source=mail', 'about.html'],
      ['/about?a=//b', 'about.html'],
      ['/admin', 'admin/index.html'],
      ['/admin/products/edit/vhb-tape', 'admin/index.html'],
      ['/admin/nothing.js', 'admin/index.html'],
    ])('%s from %s', async (address, file) => {
      const { status, text } = await ask(address);
      expect(status).toBe(200);
      expect(text === built(file)).toBe(true);
    });

    it.each([
      ['/about/', '/about'],
      ['/about//', '/about'],
      ['/product/vhb-tape/', '/product/vhb-tape'],
      ['/products/?category=safety-tapes', '/products?category=safety-tapes'],
      ['/admin/', '/admin'],
      ['/nothing/', '/nothing'],
      ['/about.html', '/about'],
      ['/about.html?a=b', '/about?a=b'],
      ['/index.html', '/'],
      ['/index', '/'],
      ['/index?a=b', '/?a=b'],
      ['/admin/index.html', '/admin'],
      ['//about', '/about'],
      ['//about?a=//b', '/about?a=//b'],
      ['//about//index.html', '/about'],
      ['/product//vhb-tape', '/product/vhb-tape'],
      ['//products?category=safety-tapes', '/products?category=safety-tapes'],
      ['/admin//products', '/admin/products'],
      ['//nothing', '/nothing'],
      ['//', '/'],
      ['/products/category/safety-tapes', '/products?category=safety-tapes'],
      ['/products/industry/hvac-industry.html', '/products?industry=hvac-industry'],
      ['/products/category/safety-tapes?a=b', '/products?category=safety-tapes'],
    ])('%s by redirecting to %s', async (address, target) => {
      const { status, headers } = await ask(address);
      expect(status).toBe(301);
      expect(headers.location).toBe(target);
    });

    it.each([
      '//evil.example/',
      '///evil.example/',
      '//evil.example',
      '/.//evil.example/',
      '//%2fevil.example',
      '/%5cevil.example/',
      '/%5c//evil.example',
      '/%5c/',
      '/%5cevil.example.html',
      '/%5cevil.example/index.html',
      '//%5cevil.example',
      '///\\evil.example',
      '/a%0d%0aX-Bad:%201/',
      '//a%0d%0aX-Bad:%201',
    ])('no redirect to another host, and no injected header, for %s', async (address) => {
      const { headers } = await ask(address);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      expect(headers['x-bad']).toBeUndefined();
    });

    it.each([
      '/nothing',
      '/product',
      '/product/no-such-tape',
      '/blog/no-such-article',
      '/404',
      '/assets/gone-1a2b3c.js',
      '/assets',
      '/administration',
      '/.vite/manifest.json',
      '/%2Evite/manifest.json',
      ...Object.values(hostFiles).map((file) => `/${file}`),
    ])('the not-found page with status 404 for %s', async (address) => {
      const { status, headers, text } = await ask(address);
      expect(status).toBe(404);
      expect(text === built('404.html')).toBe(true);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['cache-control']).toBe(cacheControl.other);
    });

    it.each(['/..%2f..%2fpackage.json', '/../package.json', '/assets/..%2f..%2f..%2fpackage.json'])(
      'nothing from outside its folder for %s',
      async (address) => {
        const { status, text } = await ask(address);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(text).not.toContain('devDependencies');
      },
    );

    it.each([
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/llms.txt', 'text/plain; charset=utf-8'],
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
      ['/feed.xml', 'application/xml; charset=utf-8'],
      ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
      ['/favicon.ico', 'image/x-icon'],
      ['/sw.js', 'text/javascript; charset=utf-8'],
      ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
      [`/assets/${script}`, 'text/javascript; charset=utf-8'],
      [`/assets/${font}`, 'font/woff2'],
    ])('%s with its content type and encoding, compressed or not', async (address, type) => {
      for (const encoding of ['identity', 'gzip', 'gzip, deflate, br, zstd']) {
        const { status, headers } = await ask(address, { 'Accept-Encoding': encoding });
        expect(status).toBe(200);
        expect(headers['content-type']).toBe(type);
      }
    });

    it('only requests that read', async () => {
      expect((await ask('/about', {}, 'HEAD')).status).toBe(200);
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect((await ask('/about', {}, method)).status, method).toBe(405);
    });

    it('hashed files to be cached for a year, and all others to be revalidated', async () => {
      for (const file of [script, font]) {
        expect((await ask(`/assets/${file}`)).headers['cache-control']).toBe(cacheControl.hashed);
      }
      for (const address of [
        '/',
        '/products?category=safety-tapes',
        '/admin',
        '/sitemap.xml',
        '/favicon.svg',
        '/sw.js',
        '/manifest.webmanifest',
      ]) {
        expect((await ask(address)).headers['cache-control']).toBe(cacheControl.other);
      }
    });

    it.each([`/assets/${script}/`, '/images/'])('a redirect from %s to be revalidated', async (address) => {
      const { status, headers } = await ask(address);
      expect(status).toBe(301);
      expect(headers['cache-control']).toBe(cacheControl.other);
    });

    it('an unchanged page with status 304', async () => {
      const { headers } = await ask('/about', { 'Accept-Encoding': 'br' });
      const again = await ask('/about', { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' });
      expect(again.status).toBe(304);
    });

    it.each([
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['identity', undefined],
      [undefined, undefined],
    ])('a browser that accepts %s with the encoding %s', async (accepted, encoding) => {
      const headers = accepted ? { 'Accept-Encoding': accepted } : undefined;
      for (const [address, file] of [
        ['/', 'index.html'],
        ['/product/vhb-tape', 'product/vhb-tape.html'],
        ['/products?industry=hvac-industry', 'products/industry/hvac-industry.html'],
        ['/products?industry=no-such-industry', 'products.html'],
        ['/admin/login', 'admin/index.html'],
        [`/assets/${script}`, `assets/${script}`],
        ['/feed.xml', 'feed.xml'],
      ] as const) {
        const answer = await ask(address, headers);
        expect(answer.headers['content-encoding'], address).toBe(encoding);
        expect(answer.headers.vary, address).toBe('Accept-Encoding');
        expect(answer.text === built(file), address).toBe(true);
      }
    });

    it('noindex only on the admin', async () => {
      for (const address of [paths.admin.to(), paths.adminLogin.to(), '/admin/products'])
        expect((await ask(address)).headers['x-robots-tag']).toBe('noindex');
      for (const address of ['/', '/administration', '/products'])
        expect((await ask(address)).headers['x-robots-tag']).toBeUndefined();
    });

    it.each(['/', '/admin', '/about/', '/nothing', `/assets/${script}`])(
      'security headers on %s',
      async (address) => {
        const { headers } = await ask(address);
        for (const [name, value] of Object.entries(security)) expect(headers[name.toLowerCase()]).toBe(value);
      },
    );
  });
});

describe.skipIf(!nginx)('only nginx', () => {
  let server: RunningServer | undefined;
  const ask = (path: string, headers: Record<string, string>, method?: string) =>
    get(server?.port ?? 0, path, headers, method);

  beforeAll(async () => {
    server = await startNginx(nginx ?? '');
  });
  afterAll(() => server?.stop());

  it.each([
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip, br ; q=0.0', 'gzip'],
    ['br;q=0.1, gzip;q=0', 'br'],
    ['gzip;q=0, br;q=0.000', undefined],
  ])('sends no encoding that a browser refuses: %s', async (accepted, encoding) => {
    const { headers } = await ask('/', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
  });

  it.each(['br', 'gzip'])('compresses the not-found page for a browser that accepts %s', async (encoding) => {
    const { status, headers, text } = await ask('/nothing', { 'Accept-Encoding': encoding });
    expect(status).toBe(404);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(text === built('404.html')).toBe(true);
  });

  it.each(['br', 'gzip'])(
    'says for a browser that accepts %s that its own error pages are not compressed',
    async (encoding) => {
      for (const [status, method, header] of [
        [405, 'POST', {}],
        [416, 'GET', { Range: 'bytes=99999999-' }],
      ] as const) {
        const answer = await ask('/about', { ...header, 'Accept-Encoding': encoding }, method);
        expect(answer.status).toBe(status);
        expect(answer.headers['content-encoding'], `${status}`).toBeUndefined();
        expect(answer.text).toContain('<title>');
      }
    },
  );

  it('lets a file be cached, whole or in part, but not what it sends instead of one', async () => {
    for (const [path, kept] of [
      [`/assets/${script}`, cacheControl.hashed],
      ['/images/products/vhb-tape-400.avif', cacheControl.pictures],
    ] as const) {
      const { headers } = await ask(path, {});
      const etag = headers.etag ?? '';
      for (const [status, method, header, expected] of [
        [200, 'GET', {}, kept],
        [206, 'GET', { Range: 'bytes=0-9' }, kept],
        [304, 'GET', { 'If-None-Match': etag }, kept],
        [405, 'POST', {}, cacheControl.other],
      ] as const) {
        const answer = await ask(path, header, method);
        expect(answer.status, path).toBe(status);
        expect(answer.headers['cache-control'], `${status} ${path}`).toBe(expected);
      }
    }
  });

  it('serves no compressed file under its own name', async () => {
    for (const path of ['/about.html.br', '/about.html.gz', `/assets/${script}.br`, '/sitemap.xml.gz'])
      expect((await ask(path, {})).status, path).toBe(404);
  });

  it('does not name its own version', async () => {
    expect((await ask('/about', {})).headers.server).toBe('nginx');
  });

  it('sends a part of a file uncompressed', async () => {
    const { status, headers, text } = await ask('/about', { 'Accept-Encoding': 'br', Range: 'bytes=0-99' });
    expect(status).toBe(206);
    expect(headers['content-encoding']).toBeUndefined();
    expect(text).toBe(built('about.html').slice(0, 100));
  });
});

describe('nginx on its owner’s machine', () => {
  it.skipIf(!nginx)('locks the admin and nothing else, if the server block says so', async () => {
    const server = await startNginx(nginx ?? '', (block) =>
      block.replace('set $site_admin_lock off;', 'set $site_admin_lock "Admin";'),
    );
    try {
      for (const [path, status] of [
        ['/admin', 401],
        ['/admin/products', 401],
        // The script opens the admin at these on whatever page it gets: on the not-found page, too.
        ['/admin/.x', 401],
        ['/admin/x.br', 401],
        ['/admin/..%2fabout', 400],
        ['/%61dmin/..%2Fabout', 400],
        ['/', 200],
        ['/?a=%2f', 200],
        ['/nothing', 404],
      ] as const)
        expect((await get(server.port, path)).status, path).toBe(status);
    } finally {
      await server.stop();
    }
  });
});
