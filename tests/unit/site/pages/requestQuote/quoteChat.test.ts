import { expect, it } from 'vitest';
import { renderPage } from '../../../../../src/prerender';
import { findProduct } from '../../../../../src/shared/catalogue/product';
import { paths, urlPart } from '../../../../../src/shared/paths';

/** Where the quote form's page leads to the chat, in its own text and not in the footer or the bar. */
async function chatFrom(address: string): Promise<string | undefined> {
  const { body } = await renderPage(address);
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(body) ?? [];
  return /href="https:\/\/wa\.me\/\d+([^"]*)"/.exec(main)?.[1];
}

it('the quote form’s chat names the tapes in the address', async () => {
  const ids = ['anti-skid-tape', 'vhb-tape'];
  const names = await Promise.all(ids.map(async (id) => (await findProduct(id))?.name));
  const text = urlPart(`Please quote for ${names.join(', ')}. Quantity and size: `);
  expect(await chatFrom(paths.requestQuote.to({ product: ids.join(' ') }))).toBe(`?text=${text}`);
});

it('the quote form’s chat begins empty without a tape', async () => {
  expect(await chatFrom(paths.requestQuote.to())).toBe('');
});
