import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../src/shared/paths';
import { readManifest } from '../../tools/bundle/manifest';
import { type RunningServer, startLocalServer } from '../../tools/childServer';
import { listCanonicalPages } from '../../tools/content/canonicalPages';
import { readDefaults } from '../../tools/content/readDefaults';
import { inlineCode } from '../../tools/hosting/inlineCode';
import { cacheControl, type HeaderSet, hostFiles } from '../../tools/hosting/rules';
import { snippetSources } from '../../tools/hosting/snippetSources';
import { installedNginx } from '../../tools/nginx';
import { keptFiles } from '../../tools/offline/keptFiles';
import { pageFile } from '../../tools/prerender/pageFile';
import { SITE, siteFolder } from '../builtSite';
import { withoutSnippets } from '../withoutSnippets';
import { get } from './get';
import { startNginx } from './nginxServer';

/* The rules of tools/hosting/rules.ts, tested on a real nginx and on the local server with the built site. */

const defaults = readDefaults();
const nginx = installedNginx();
const servers = [
  { name: 'nginx', isHere: nginx !== undefined, start: () => startNginx(nginx ?? '') },
  { name: 'the local server', isHere: true, start: () => startLocalServer(SITE) },
];

const built = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
const security = JSON.parse(built(hostFiles.security)) as HeaderSet;
const policy = security['Content-Security-Policy'] ?? '';
const script = readdirSync(join(siteFolder, 'assets')).find((file) => /^index-.*\.js$/.test(file)) ?? '';
const font = readdirSync(join(siteFolder, 'assets')).find((file) => file.endsWith('.woff2')) ?? '';

it('nginx is installed if CI is set', () => {
  if (process.env.CI) expect(nginx).toBeDefined();
});

describe.each(servers)('$name', ({ isHere, start }) => {
  let server: RunningServer | undefined;
  const ask = (path: string, headers?: Record<string, string>) => get(server?.port ?? 0, path, headers);

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
      ['/robots.txt', /^text\/plain/],
      ['/llms.txt', /^text\/plain/],
      ['/sitemap.xml', /^(?:application|text)\/xml/],
      ['/feed.xml', /^(?:application|text)\/xml/],
      ['/favicon.svg', /^image\/svg\+xml/],
      ['/sw.js', /^text\/javascript/],
      ['/manifest.webmanifest', /^application\/manifest\+json/],
      [`/assets/${script}`, /^text\/javascript/],
      [`/assets/${font}`, /^font\/woff2/],
    ])('%s with its content type, compressed or not', async (address, type) => {
      for (const encoding of ['identity', 'gzip', 'gzip, deflate, br, zstd']) {
        const { status, headers } = await ask(address, { 'Accept-Encoding': encoding });
        expect(status).toBe(200);
        expect(headers['content-type']).toMatch(type);
      }
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

  it('does not send a refused encoding, and compresses the not-found page', async () => {
    const { headers } = await ask('/', { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' });
    expect(headers['content-encoding']).toBe('gzip');
    const compressed = await ask('/nothing', { 'Accept-Encoding': 'br' });
    expect(compressed.status).toBe(404);
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.text === built('404.html')).toBe(true);
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
        ['/', 200],
        ['/nothing', 404],
      ] as const)
        expect((await get(server.port, path)).status, path).toBe(status);
    } finally {
      await server.stop();
    }
  });

  it('has only the machine’s own directives in the server block, so that each build brings its own rules', () => {
    const directives = built(hostFiles.nginx)
      .split('\n')
      .map((line) => /^\s*([a-z_]+) /.exec(line)?.[1])
      .filter(Boolean);
    expect([...new Set(directives)].toSorted()).toEqual([
      'include',
      'listen',
      'root',
      'server',
      'server_name',
      'set',
    ]);
  });
});

const STYLE_POLICY = /<meta http-equiv="Content-Security-Policy" content="(style-src 'self'[^"]*)">/;

describe('the Content-Security-Policy', () => {
  const pages = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );

  it('allows every inline script and style of every page', () => {
    expect(pages).not.toEqual([]);
    for (const page of pages) {
      const { scripts, styles } = inlineCode(built(page));
      expect(scripts.length + styles.length, page).toBeGreaterThan(1);
      for (const source of scripts) expect(policy, page).toContain(source);
      const [beforeStyles = ''] = built(page).split('<style');
      const own = STYLE_POLICY.exec(beforeStyles)?.[1];
      expect(own, `${page} says which styles it may have before it has any`).toBeDefined();
      for (const source of styles) expect(own, page).toContain(source);
      expect(own, page).not.toContain('unsafe');
    }
  });

  it('need not allow any attributes: no page has a style or an event handler in one', () => {
    for (const page of pages) {
      const markup = withoutSnippets(built(page)).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
      expect(markup.match(/<[a-z][^>]*\s(?:style|on[a-z]+)\s*=/gi), page).toBeNull();
    }
  });

  it('allows nothing broad, except what published snippets need', () => {
    const extra = snippetSources(defaults.settings.gtm);
    const directives = policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      const own = sources.filter((source) => !extra[name]?.includes(source));
      return [name, ...(sources.length > 0 && own.length === 0 ? ["'none'"] : own)].join(' ');
    });
    expect(directives.join('; ')).not.toMatch(/'unsafe-|\*|script-src[^;]*(?:https?:|data:)/);
    for (const directive of [
      "font-src 'self'",
      "media-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-src 'none'",
      "frame-ancestors 'none'",
    ])
      expect(directives).toContain(directive);
  });

  it('is short enough for a line of _headers', () => {
    for (const line of built(hostFiles.headers).split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });
});

describe('_headers', () => {
  it('names only hashed files that exist, including all code of the public pages', () => {
    const named = Array.from(built(hostFiles.headers).matchAll(/^\/(assets\/.*)$/gm), ([, file]) => file);
    const manifest = readManifest(siteFolder);
    expect(named).toEqual(expect.arrayContaining(keptFiles(manifest)));
    expect(named.filter((file) => !existsSync(join(siteFolder, file ?? '')))).toEqual([]);
  });
});

describe('the built pages', () => {
  it('name their address in the sitemap as canonical', () => {
    const locations = Array.from(
      built('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g),
      ([, loc]) => loc ?? '',
    );
    expect(locations).toHaveLength(listCanonicalPages(defaults).length);
    for (const location of locations) {
      const { pathname, search } = new URL(location);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(built(pageFile(pathname + search)))?.[1];
      expect(canonical?.replaceAll('&amp;', '&')).toBe(location);
    }
  });
});
