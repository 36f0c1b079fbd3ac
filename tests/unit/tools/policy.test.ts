import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createLogger, resolveConfig } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { inlineCode, inlineScriptsOfPages } from '../../../tools/hosting/inlineCode';
import { policiesFor } from '../../../tools/hosting/plugin';
import {
  contentSecurityPolicy,
  stylePolicy,
  TRUSTED_TYPES,
  withoutUpgrade,
} from '../../../tools/hosting/policy';
import { snippetSources } from '../../../tools/hosting/snippetSources';
import { temporaryFolder } from './temporaryFolder';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const place = {
  siteUrl: 'https://tape.example',
  formEndpoint: 'https://formsubmit.co/sales@tape.example',
  inlineScripts: ["'sha256-a'"],
};

describe('the policy', () => {
  const directives = contentSecurityPolicy(place).split('; ');

  it('allows scripts from this site’s files and from the build, and no others', () => {
    expect(directives).toContain("script-src 'self' 'sha256-a'");
    expect(directives.join()).not.toContain('unsafe');
  });

  it('lists every kind of resource except styles, because it has no default', () => {
    expect(directives.map((line) => line.split(' ')[0]).toSorted()).toEqual([
      'base-uri',
      'connect-src',
      'font-src',
      'form-action',
      'frame-ancestors',
      'frame-src',
      'img-src',
      'manifest-src',
      'media-src',
      'object-src',
      'script-src',
      'upgrade-insecure-requests',
      'worker-src',
    ]);
  });

  it('allows the site’s own fonts, worker and manifest, and nothing embedded or around it', () => {
    const own = ['font-src', 'worker-src', 'manifest-src'].map((name) => `${name} 'self'`);
    const none = ['frame-src', 'media-src', 'object-src', 'base-uri', 'frame-ancestors'];
    const expected = [...own, ...none.map((name) => `${name} 'none'`)];
    expect(directives).toEqual(expect.arrayContaining(expected));
  });

  it('is each page’s own for styles, with those of published snippets', () => {
    const snippets = snippetSources({
      head: '<link rel="stylesheet" href="https://a.example/b.css"><style>b{}</style>',
      body: '',
    });
    // The page holds the snippets, too.
    expect(stylePolicy({ inline: [hash('b{}')], fillsSheets: false, extra: snippets })).toBe(
      `style-src 'self' ${hash('b{}')} https://a.example`,
    );
    expect(stylePolicy({ inline: ["'sha256-b'"], fillsSheets: false })).toBe("style-src 'self' 'sha256-b'");
    expect(stylePolicy({ inline: ["'sha256-b'"], fillsSheets: true })).toBe(
      `style-src 'self' ${hash('')} 'sha256-b'`,
    );
  });

  it('lets forms be sent to the form service, by post and by script', () => {
    expect(directives).toContain("form-action 'self' https://formsubmit.co/sales@tape.example");
    expect(directives).toContain("connect-src 'self' https://formsubmit.co/ajax/sales@tape.example");
  });

  it('upgrades requests only if the site has https', () => {
    expect(directives.at(-1)).toBe('upgrade-insecure-requests');
    expect(directives).toContain("img-src 'self' data: https:");
    expect(withoutUpgrade(contentSecurityPolicy(place))).toBe(directives.slice(0, -1).join('; '));
    const plain = contentSecurityPolicy({ ...place, siteUrl: 'http://localhost:4173' });
    expect(plain).not.toContain('upgrade-insecure-requests');
    expect(plain).toContain("img-src 'self' data: http:");
  });

  it('cannot be extended by an endpoint’s address', () => {
    const odd = contentSecurityPolicy({
      ...place,
      formEndpoint: 'https://forms.example/a;script-src *,b?c=;d',
    });
    // A browser ends a directive at each semicolon, with or without a space behind it.
    expect(odd.split(';')).toHaveLength(directives.length);
    expect(odd).not.toContain(',');
  });
});

describe('inline code', () => {
  it('is what runs, by the hash of its exact text', () => {
    const html = [
      '<script> one </script>',
      '<SCRIPT type="module">two</SCRIPT>',
      '<script src="/three.js"></script>',
      '<script SRC = "/three.js"></script>',
      '<script type="application/json">{"four": 4}</script>',
      '<script type = application/ld+json>{}</script>',
      '<script>five</script\n>',
      '<style>six{}</style>',
      '<STYLE media="print">seven{}</STYLE >',
    ].join('');
    expect(inlineCode(html)).toEqual({
      scripts: [' one ', 'two', 'five'].map(hash),
      styles: ['six{}', 'seven{}'].map(hash),
    });
  });

  it.each(['', 'TEXT/JavaScript', 'application/x-javascript', 'text/jscript', 'text/javascript1.5'])(
    'runs if its type is %j',
    (type) => {
      expect(inlineCode(`<script type="${type}">x</script>`).scripts).toEqual([hash('x')]);
    },
  );

  it.each([
    'importmap',
    'text/template',
    'text/javascript1.6',
    'application/jscript',
    'javascript',
    'x-module',
  ])('is data if its type is %j', (type) => {
    expect(inlineCode(`<script type="${type}">x</script>`).scripts).toEqual([]);
  });
});

describe('the inline scripts of a site’s pages', () => {
  const folder = temporaryFolder();

  it('are those of the heads, each once: in a body none may run', () => {
    const page = (head: string, body: string) => `<head>${head}</head><body>${body}</body>`;
    const one = '<script>one</script>';
    mkdirSync(folder('blog'));
    writeFileSync(folder('index.html'), page(one, ''));
    writeFileSync(
      folder('blog/an-article.html'),
      page(`${one}<script>two</script>`, '<script>three</script>'),
    );
    writeFileSync(folder('notes.txt'), '<script>four</script></head>');
    expect(inlineScriptsOfPages(folder()).toSorted()).toEqual([hash('one'), hash('two')].toSorted());
  });
});

describe('what snippets need', () => {
  const container =
    "(function(w){w.src='https://www.googletagmanager.com/gtm.js?id='+w})(window,'GTM-ABC123');";
  const gtm = {
    head: `<!-- Tag Manager --><script>${container}</script>`,
    body: '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABC123"></iframe></noscript>',
  };

  it('is nothing if there are none', () => {
    expect(snippetSources({ head: '', body: '' })).toEqual({});
  });

  it('is, for a container, its own script by hash, its host, and the hosts that it reports to', () => {
    expect(snippetSources(gtm)).toEqual({
      'script-src': [hash(container), 'https://www.googletagmanager.com'],
      'frame-src': ['https://www.googletagmanager.com'],
      'connect-src': [
        'https://www.googletagmanager.com',
        'https://www.google.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
      ],
    });
  });

  it('is for Google’s own tag, which names no host in its code, the same', () => {
    const code = "gtag('config', 'G-ABC123');";
    const head = `<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC123"></script><script>${code}</script>`;
    const { 'script-src': run, ...others } = snippetSources({ head, body: '' });
    expect(run).toEqual([hash(code), 'https://www.googletagmanager.com']);
    const { 'script-src': _, ...asContainer } = snippetSources(gtm);
    expect(others).toEqual(asContainer);
  });

  it('is nothing for an address that is none', () => {
    expect(snippetSources({ head: '<script src="https://:8443/s.js"></script>', body: '' })).toEqual({});
  });

  it('is, for a script on another host, that host', () => {
    expect(
      snippetSources({ head: '<script async src="https://stats.example/s.js?a"></script>', body: '' }),
    ).toEqual({
      'script-src': ['https://stats.example'],
      'connect-src': ['https://stats.example'],
    });
  });

  it('is the same for addresses without a scheme, each host once, and keeps a port', () => {
    const code =
      "var a='//www.example/gtm.js?id=x',b='https://c.example:8443/d',e=`//e.example`+'//www.example' // no.example";
    const head = `<script src = //stats.example/s.js></script><script>${code}</script>`;
    const named = ['https://www.example', 'https://c.example:8443', 'https://e.example'];
    expect(snippetSources({ head, body: '<iframe src="//f.example/ns.html"></iframe>' })).toEqual({
      'script-src': [hash(code), 'https://stats.example', ...named],
      'connect-src': ['https://stats.example', ...named],
      'frame-src': ['https://f.example'],
    });
  });

  it('is nothing for data, whatever hosts it names', () => {
    const head = '<script type="application/ld+json">{"@context":"https://schema.org"}</script>';
    expect(snippetSources({ head, body: '' })).toEqual({});
  });

  it('widens the policy by exactly that', () => {
    const before = contentSecurityPolicy(place).split('; ');
    // The pages hold the snippets, too.
    const inlineScripts = [...place.inlineScripts, hash(container)];
    const after = contentSecurityPolicy({ ...place, inlineScripts, extra: snippetSources(gtm) }).split('; ');
    expect(after.filter((line) => !before.includes(line))).toEqual([
      `script-src 'self' 'sha256-a' ${hash(container)} https://www.googletagmanager.com`,
      "connect-src 'self' https://formsubmit.co/ajax/sales@tape.example https://www.googletagmanager.com https://www.google.com https://*.google-analytics.com https://*.analytics.google.com",
      'frame-src https://www.googletagmanager.com',
    ]);
  });
});

describe('a build', () => {
  const folder = temporaryFolder();

  async function policiesWith(gtm: { head: string; body: string }) {
    const customLogger = createLogger();
    const warn = vi.spyOn(customLogger, 'warn').mockReturnValue();
    const build = { outDir: folder() };
    const config = await resolveConfig({ configFile: false, mode: 'e2e', customLogger, build }, 'build');
    return { policies: policiesFor(config, gtm), warnings: warn.mock.calls.map(([text]) => text) };
  }

  it('says by what snippets widen the policy, and has nothing reported then', async () => {
    const without = await policiesWith({ head: '', body: '' });
    expect(without.policies.reported).toBe(TRUSTED_TYPES);
    expect(without.warnings).toEqual([]);
    const { policies, warnings } = await policiesWith({ head: '', body: '<iframe src="//a.example/b">' });
    expect(policies).toEqual({ enforced: expect.stringContaining('frame-src https://a.example') });
    expect(warnings).toEqual([expect.stringMatching(/widen .* by: frame-src https:\/\/a\.example$/)]);
  });

  it('says that a policy is longer than Cloudflare reads', async () => {
    const scripts = Array.from({ length: 40 }, (_, index) => `<script>${index}</script>`);
    writeFileSync(folder('index.html'), `${scripts.join('')}</head>`);
    const { policies, warnings } = await policiesWith({ head: '', body: '' });
    expect(warnings).toEqual([expect.stringContaining(`has ${policies.enforced.length} characters`)]);
  });
});
