import { afterEach, beforeEach, expect, it } from 'vitest';
import { runOwnSnippets } from '../../../../src/site/analytics/snippets';
import { buildSettings } from '../../../builders';
import { storeContent } from '../../storeContent';

const page = document.documentElement;

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete page.dataset.snippets;
  for (const element of document.querySelectorAll('[data-of-snippet], noscript')) element.remove();
});

it('what a snippet holds for browsers without scripts is left out, in head and body', async () => {
  const gtm = {
    head: '<noscript><script data-of-snippet></script></noscript><script data-of-snippet>1</script>',
    body: '<noscript><iframe data-of-snippet></iframe></noscript><p data-of-snippet></p>',
  };
  storeContent({ settings: [buildSettings({ gtm })] });
  await runOwnSnippets();
  const inserted = Array.from(document.querySelectorAll('[data-of-snippet]'), ({ localName }) => localName);
  expect(inserted).toEqual(['script', 'p']);
});

it('nothing is inserted into a page that has published snippets: those have run', async () => {
  page.dataset.snippets = '';
  storeContent({ settings: [buildSettings({ gtm: { head: '', body: '<p data-of-snippet></p>' } })] });
  await runOwnSnippets();
  expect(document.querySelector('[data-of-snippet]')).toBeNull();
});
