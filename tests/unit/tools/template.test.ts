import { describe, expect, it } from 'vitest';
import { fillTemplate, readTemplate } from '../../../tools/prerender/template';
import { contentKeys } from '../../contentKeys';

const INDEX = `<!doctype html>
<html lang="en-IN">
  <head>
    <!--policy-->
    <style>@font-face{font-family:Archivo}</style>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/part-2.js">
    <link rel="stylesheet" crossorigin href="/assets/style-3.css">
    <!--head-->
  </head>
  <body>
    <!--data-->
    <div id="root"><!--page--></div>
    <!--rest-->
  </body>
</html>`;

const page = {
  status: 200,
  head: '<title>Tapes</title>',
  body: '<main>Tapes</main>',
  data: JSON.stringify({ name: '</script><p></p><!--<SCRIPT>' }),
};

describe('the shell of a page', () => {
  it('starts the files that Vite inserted, with every placeholder of boot.js filled', async () => {
    const { html, boot, sheet } = await readTemplate(INDEX);
    expect(html).not.toMatch(/assets/);
    expect(sheet).toBe('/assets/style-3.css');
    for (const text of ['/assets/index-1.js', '/assets/part-2.js', '/assets/style-3.css', '^(category|'])
      expect(boot).toContain(text);
    for (const key of Object.values(contentKeys)) expect(boot).toContain(key);
    expect(boot).not.toMatch(/\b(?!JSON\b)[A-Z]{4,}\b/);
  });

  it.each([
    ['no entry script', '<script type="module" crossorigin src="/assets/index-1.js"></script>', ''],
    ['not one style sheet', '<link rel="stylesheet" crossorigin href="/assets/style-3.css">', ''],
    ['not one style sheet', '<!--head-->', '<link rel="stylesheet" href="/assets/other-4.css"><!--head-->'],
    ['no rules for the font', '<style>@font-face{font-family:Archivo}</style>', ''],
  ])('is refused if it has %s', async (fault, part, instead) => {
    await expect(readTemplate(INDEX.replace(part, instead))).rejects.toThrow(fault);
  });

  it('has each part in its place', async () => {
    const address = '/products?category="a"&industry=b';
    const filled = fillTemplate(await readTemplate(INDEX), { address, page });
    expect(filled).toContain(
      '<html data-page="/products?category=&quot;a&quot;&amp;industry=b" lang="en-IN">',
    );
    expect(filled).toContain('</head><body><script type="application/json"');
    expect(filled).toContain('<div id="root"><main>Tapes</main></div>');
    expect(filled.match(/<style>/g)).toHaveLength(1);
    // The styles come before the script, which may add the sheet with all rules at once: it has to follow them.
    expect(filled).toMatch(/<style>@font-face\{font-family:Archivo\}[^<]+<\/style><script>/);
    expect(filled).toContain(
      'id="loader-data">{"name":"\\u003c/script><p></p>\\u003c!--\\u003cSCRIPT>"}</script>',
    );
    expect(filled).not.toContain('<!--');
  });

  it.each(['<!--policy-->', '<!--data-->', '<!--rest-->'])('is refused if it has no %s', async (place) => {
    const template = await readTemplate(INDEX.replace(place, ''));
    expect(() => fillTemplate(template, { address: '/', page })).toThrow(`There is no place for ${place}`);
  });

  it('links the sheet with all rules for browsers without scripts, if the page has only its own rules', async () => {
    const template = await readTemplate(INDEX);
    const sheet = '<noscript><link rel="stylesheet" href="/assets/style-3.css"></noscript>';
    expect(fillTemplate(template, { address: '/', page, styles: 'p{color:red}' })).toContain(
      `${sheet}</body>`,
    );
    expect(fillTemplate(template, { address: '', page })).not.toContain('noscript');
  });

  it('says whether it has snippets, so that the script adds none again', async () => {
    const template = await readTemplate(INDEX);
    const says = (snippets?: { head: string; body: string }) =>
      fillTemplate(template, { address: '/', page, snippets }).includes(' data-snippets ');
    expect(
      [
        { head: '<i>', body: '' },
        { head: '', body: '<i>' },
      ].map(says),
    ).toEqual([true, true]);
    expect([undefined, { head: '', body: '' }].map(says)).toEqual([false, false]);
  });

  it('takes no text in a snippet for one of its placeholders', async () => {
    const head =
      '<!-- Paste this before <body>, never <!--page--> or <!--data-->: $& --><style>p{color:red}</style>';
    const body =
      '<noscript><iframe src="https://tags.example/ns"></iframe></noscript><style>i{color:red}</style>';
    const filled = fillTemplate(await readTemplate(INDEX), {
      address: '/',
      page,
      snippets: { head, body },
    });
    expect(filled).toContain(head);
    expect(filled).toContain(`</head><body>${body}<script type="application/json"`);
    expect(filled.split(body)).toHaveLength(2);
    expect(filled.split(page.body)).toHaveLength(2);
    // One hash for each inline style: the page's own and the snippets'.
    expect(/content="style-src ([^"]*)"/.exec(filled)?.[1]?.match(/'sha256-/g)).toHaveLength(3);
  });
});
