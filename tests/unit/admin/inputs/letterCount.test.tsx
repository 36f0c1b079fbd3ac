import { expect, it } from 'vitest';
import { field, filledField, openAdmin, openTab } from '../support/openAdmin';
import { type } from '../support/render';

const helpOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

it('says under an article’s summary how much of it search engines cut', async () => {
  await openAdmin('/admin/blog/new');
  const summary = await field('summary');
  await type(summary, 'x'.repeat(160));
  expect(helpOf(summary)).toBe('What lists and search results say. 160 of 160 letters');
  await type(summary, 'x'.repeat(163));
  expect(helpOf(summary)).toBe(
    'What lists and search results say. 163 of 160 letters: search engines cut the last 3',
  );
});

it('says so under a product’s title and description for search engines', async () => {
  await openAdmin('/admin/products/edit/reflective-piping');
  await filledField('name');
  await openTab('Search engines');
  const title = await filledField('seo.title');
  await type(title, 'x'.repeat(61));
  expect(helpOf(title)).toBe('61 of 60 letters: search engines cut the last 1');
  const description = await field('seo.description');
  await type(description, '');
  expect(helpOf(description)).toBe('0 of 160 letters');
});
