import { describe, expect, it, vi } from 'vitest';
import { products } from '../../../../src/shared/catalogue/product';
import { discardSetAside, readSetAside } from '../../../../src/shared/storage/setAside';
import { buildProduct } from '../../../builders';
import { contentKeys as keys } from '../../../contentKeys';
import { quotaError, refuseWrites, storedBytes, withFreshStorage } from '../faultyStorage';

withFreshStorage();

describe('what was set aside', () => {
  it('is kept once per text, oldest first, with the time, and taken from its key each time', () => {
    vi.useFakeTimers({ now: new Date('2026-03-04T05:06:07.000Z') });
    for (const text of ['junk 1', 'junk 2', 'junk 1']) {
      localStorage.setItem(keys.products, text);
      products.stored();
      expect(localStorage.getItem(keys.products)).toBeNull();
    }
    vi.useRealTimers();
    expect(readSetAside(keys.products)).toEqual([
      { at: '2026-03-04T05:06:07.000Z', text: 'junk 1' },
      { at: '2026-03-04T05:06:07.000Z', text: 'junk 2' },
    ]);
  });

  it('includes what something else wrote under its key', () => {
    localStorage.setItem(`${keys.products}.corrupt`, 'not ours');
    localStorage.setItem(keys.products, 'junk');
    products.stored();
    expect(readSetAside(keys.products).map(({ text }) => text)).toEqual(['not ours', 'junk']);
  });

  it('need not include a text that another tab has replaced', () => {
    localStorage.setItem(keys.products, 'junk');
    refuseWrites(quotaError, (_, key) => key.endsWith('.corrupt'));
    expect(products.corruptInPlace()).toBe('junk');
    localStorage.setItem(keys.products, products.encode([buildProduct()]));
    expect(products.corruptInPlace()).toBeUndefined();
  });

  it('is removed when it is discarded', () => {
    localStorage.setItem(keys.products, 'junk');
    products.stored();
    discardSetAside(keys.products, readSetAside(keys.products));
    expect(storedBytes()).toEqual({});
  });

  it('stays if it came after the discarded texts were read', () => {
    localStorage.setItem(keys.products, 'junk 1');
    products.stored();
    const seen = readSetAside(keys.products);
    localStorage.setItem(keys.products, 'junk 2');
    products.stored();
    discardSetAside(keys.products, seen);
    expect(readSetAside(keys.products).map(({ text }) => text)).toEqual(['junk 2']);
  });
});
