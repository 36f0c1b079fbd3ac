import { expect, it } from 'vitest';
import { readText, tryWriteText } from '../../../../src/shared/storage/browserStorage';

it('holds nothing and takes nothing where there is no browser, as while the build renders the pages', () => {
  expect(readText('products_v6')).toBeNull();
  expect(tryWriteText('products_v6', '{}')).toBe(false);
});
