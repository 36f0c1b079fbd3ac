import { describe, expect, it } from 'vitest';
import { findProduct, products } from '../../../../src/shared/catalogue/product';
import { readSettings, settings } from '../../../../src/shared/catalogue/settings';
import { buildProduct, buildSettings } from '../../../builders';
import { contentKeys as keys } from '../../../contentKeys';
import { withFreshStorage } from '../faultyStorage';

withFreshStorage();

describe('records of an older version', () => {
  it('get the fields that they lack', () => {
    localStorage.setItem(keys.products, '{"products":[{"id":"old","name":"Old"}]}');
    expect(products.stored()).toEqual([
      {
        id: 'old',
        name: 'Old',
        category: '',
        shortDescription: '',
        description: '',
        features: [],
        uses: [],
        industries: [],
        images: [],
        seo: { title: '', description: '' },
      },
    ]);
  });

  it('lose the blank entries of their lists', () => {
    localStorage.setItem(keys.products, products.encode([buildProduct({ features: ['', 'Strong', ' '] })]));
    expect(products.stored()?.[0]?.features).toEqual(['Strong']);
  });

  it('say nothing to search engines where they hold blanks, but stay as they are under their key', () => {
    const seo = { title: ' ', description: '\n', h1: '\u00a0', imageAlt: ' ' };
    const text = products.encode([buildProduct({ seo })]);
    localStorage.setItem(keys.products, text);
    expect(products.stored()?.[0]?.seo).toEqual({ title: '', description: '', h1: '', imageAlt: '' });
    expect(localStorage.getItem(keys.products)).toBe(text);
  });
});

describe('reads', () => {
  it('find only stored products, if any are stored', async () => {
    const [builtIn] = await products.defaults.load();
    const stored = buildProduct({ name: 'Stored Only' });
    expect(await findProduct(builtIn?.id ?? '')).toEqual(builtIn);
    localStorage.setItem(keys.products, products.encode([stored]));
    expect(await findProduct(stored.id)).toEqual(stored);
    expect(await findProduct(builtIn?.id ?? '')).toBeUndefined();
  });

  it.each(['no-such-product', '__proto__', 'constructor', ''])('find no product called %j', async (id) => {
    expect(await findProduct(id)).toBeUndefined();
  });

  it('accept settings as an earlier version of the site stored them: one record, or a list', async () => {
    const [builtIn] = await settings.defaults.load();
    const own = { ...builtIn, contact: { ...builtIn?.contact, email: 'own@tape.example' } };
    for (const stored of [own, [own], { settings: [own] }]) {
      localStorage.setItem(keys.settings, JSON.stringify(stored));
      expect(await readSettings()).toMatchObject({ contact: { email: 'own@tape.example' } });
    }
    expect(localStorage.getItem(`${keys.settings}.corrupt`)).toBeNull();
  });

  it('always return settings', async () => {
    const [builtIn] = await settings.defaults.load();
    expect(await readSettings()).toEqual(builtIn);
    const own = buildSettings({ popularProductIds: ['own'] });
    localStorage.setItem(keys.settings, settings.encode([own]));
    expect(await readSettings()).toEqual(own);
    localStorage.setItem(keys.settings, settings.encode([]));
    expect(await readSettings()).toEqual(builtIn);
  });
});
