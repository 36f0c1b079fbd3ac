import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../tools/bundle/manifest';
import { readDefaults } from '../../tools/content/readDefaults';
import { inlineCode } from '../../tools/hosting/inlineCode';
import { type HeaderSet, hostFiles } from '../../tools/hosting/rules';
import { snippetSources } from '../../tools/hosting/snippetSources';
import { keptFiles } from '../../tools/offline/keptFiles';
import { siteFolder } from '../builtSite';
import { withoutSnippets } from '../withoutSnippets';
import { siteFiles } from './pages';

/* What the build configures for hosts. tests/hosting tests how servers follow it. */

const built = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
const htmlFiles = [...siteFiles].filter((file) => file.endsWith('.html'));
const security = JSON.parse(built(hostFiles.security)) as HeaderSet;
const policy = security['Content-Security-Policy'] ?? '';

const STYLE_POLICY = /<meta http-equiv="Content-Security-Policy" content="(style-src 'self'[^"]*)">/;

describe('the Content-Security-Policy', () => {
  it('allows every inline script and style of every page', () => {
    expect(htmlFiles).not.toEqual([]);
    for (const page of htmlFiles) {
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

  it('need not allow event handlers in attributes: no page has any', () => {
    for (const page of htmlFiles) {
      const markup = withoutSnippets(built(page)).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
      expect(markup.match(/<[a-z][^>]*\son[a-z]+\s*=/gi), page).toBeNull();
    }
  });

  it('allows nothing broad, except what published snippets need', () => {
    const extra = snippetSources(readDefaults().settings.gtm);
    const directives = policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, ...sources.filter((source) => !extra[name]?.includes(source))].join(' ');
    });
    expect(directives.join('; ')).not.toMatch(/'unsafe-|\*|script-src[^;]*(?:https?:|data:)/);
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
    expect(named.filter((file) => !siteFiles.has(file ?? ''))).toEqual([]);
  });
});

it('nginx’s server block has only the machine’s own directives, so that each build brings its own rules', () => {
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
