import { beforeEach, onTestFinished, vi } from 'vitest';
import { changeContent } from '../../../../../src/shared/catalogue/changes/changeContent';
import { collections } from '../../../../../src/shared/catalogue/collections';
import { onStorageChange } from '../../../../../src/shared/storage/browserStorage';
import {
  buildArticle,
  buildCategory,
  buildIndustry,
  buildProduct,
  buildSettings,
} from '../../../../builders';
import { storeContent } from '../../../storeContent';

/* A few records, and changes of them. */

export const kraft = buildProduct({ name: 'Kraft Tape', industries: ['packaging-industry'] });
export const foam = buildProduct({ name: 'Foam Tape' });
const packaging = buildIndustry({ name: 'Packaging Industry', products: ['kraft-tape'] });
const hvac = buildIndustry({ name: 'HVAC Industry' });

/** Gives each test of the file these records, and a console that hides errors. */
export function withFewRecords(): void {
  beforeEach(() => {
    localStorage.clear();
    storeContent({
      products: [kraft, foam],
      categories: [buildCategory()],
      industries: [packaging, hvac],
      blog: [buildArticle()],
      settings: [buildSettings({ popularProductIds: ['kraft-tape'] })],
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
}

/** Writes products, industries and settings, in this order. */
export const deleteKraft = () =>
  changeContent((now) => ({ products: now.products.filter(({ id }) => id !== 'kraft-tape') }));

export const renameFoam = (name: string) =>
  changeContent((now) => ({
    products: now.products.map((product) => (product.id === 'foam-tape' ? { ...product, name } : product)),
  }));

export const namesStored = () => collections.products.stored()?.map(({ name }) => name);

/** Collects the keys of this tab's storage events until the test ends, or until `stop` is called. */
export function followStorage() {
  const seen: (string | null)[] = [];
  const stop = onStorageChange((key) => seen.push(key));
  onTestFinished(stop);
  return { seen, stop };
}
