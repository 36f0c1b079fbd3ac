import { expect, it } from 'vitest';
import { renderPage } from '../../../../src/prerender';
import { paths } from '../../../../src/shared/paths';
import { readPageData, writePageData } from '../../../../src/site/startup/pageData';
import { parsed } from '../support/render';

const shown = (html: string) => `<div class="prose" data-html="">${html}</div>`;

it('leaves out HTML that the page shows, and reads it from the page', () => {
  const data = {
    list: [{ html: '<p>25\u00a0mm</p>' }, { html: '<div>A &amp; B</div>' }],
    html: '',
    minutes: 1,
  };
  const body = `${shown('<b>by hand</b>')}<p>${shown('<div>A &amp; B</div>')}</p>${shown('<p>25\u00a0mm</p>')}`;
  const json = writePageData(data, body);
  expect(json).toBe('{"list":[{"html":2},{"html":1}],"html":"","minutes":1}');
  expect(readPageData(json, parsed(body))).toEqual(data);
});

it('holds what the page does not show, or only as part of other HTML', () => {
  const data = { html: '<p>Part</p>', name: '<p>All</p>' };
  const body = shown('<p>Part</p><p>More</p>') + shown('<p>All</p>');
  const json = writePageData(data, body);
  expect(JSON.parse(json)).toEqual(data);
  expect(readPageData(json, parsed(body))).toEqual(data);
});

it.each([
  paths.article.to('how-pressure-sensitive-adhesives-hold'),
  paths.products.to({ category: 'teflon-ptfe-tapes' }),
  paths.industries.to(),
])('of %s has no HTML', async (address) => {
  const { data = '' } = await renderPage(address);
  expect(data).toMatch(/"html":\d/);
  expect(data).not.toMatch(/<p>|"html":"./);
});
