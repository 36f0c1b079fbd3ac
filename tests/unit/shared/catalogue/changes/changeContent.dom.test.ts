import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeContent } from '../../../../../src/shared/catalogue/changes/changeContent';
import { InvalidRecordError } from '../../../../../src/shared/catalogue/changes/refusals';
import { collections } from '../../../../../src/shared/catalogue/collections';
import { currentContent } from '../../../../../src/shared/catalogue/content';
import { seedCollections } from '../../../../../src/shared/catalogue/seedCollections';
import { announce } from '../../../../../src/shared/storage/browserStorage';
import { resourceNames } from '../../../../../src/shared/storage/keys';
import { buildArticle, buildCategory, buildProduct, buildSettings } from '../../../../builders';
import { contentKeys as keys } from '../../../../contentKeys';
import { storeContent } from '../../../storeContent';
import { storedBytes } from '../../faultyStorage';
import {
  deleteKraft,
  foam,
  followStorage,
  kraft,
  namesStored,
  renameFoam,
  withFewRecords,
} from './changeSample';

const { products, categories, industries, settings } = collections;

withFewRecords();

describe('a change of content', () => {
  it('is stored when its promise resolves', async () => {
    await renameFoam('PE Foam Tape');
    expect(JSON.parse(localStorage.getItem(keys.products) ?? '')).toEqual({
      products: [kraft, { ...foam, name: 'PE Foam Tape' }],
    });
  });

  it('writes only the keys of what it changed', async () => {
    const before = storedBytes();
    await renameFoam('PE Foam Tape');
    expect({ ...storedBytes(), [keys.products]: null }).toEqual({ ...before, [keys.products]: null });
  });

  it('does not store collections that it does not change, if nothing is stored', async () => {
    localStorage.clear();
    await changeContent((now) => ({ products: [buildProduct({ name: 'New Tape' }), ...now.products] }));
    expect(Object.keys(storedBytes())).toEqual([keys.products]);
    expect(industries.isEdited()).toBe(false);
    expect(settings.isEdited()).toBe(false);
  });

  it('starts from the built-in records if nothing is stored', async () => {
    localStorage.clear();
    const builtIn = await categories.current();
    await changeContent((now) => ({ categories: [...now.categories, buildCategory({ name: 'New Tapes' })] }));
    expect(categories.stored()).toEqual([...builtIn, buildCategory({ name: 'New Tapes' })]);
    expect(categories.isEdited()).toBe(true);
  });

  it('starts from what another tab wrote since the last read', async () => {
    await products.current();
    storeContent({ products: [{ ...kraft, name: 'Kraft, Elsewhere' }, foam] });
    await renameFoam('PE Foam Tape');
    expect(namesStored()).toEqual(['Kraft, Elsewhere', 'PE Foam Tape']);
  });

  it('starts from what another tab wrote while the change was under way', async () => {
    const change = renameFoam('PE Foam Tape');
    storeContent({ products: [{ ...kraft, name: 'Kraft, Elsewhere' }, foam] });
    await change;
    expect(namesStored()).toEqual(['Kraft, Elsewhere', 'PE Foam Tape']);
  });

  it('does not wait for the built-in products if it does not need them', async () => {
    vi.spyOn(products.defaults, 'load').mockReturnValue(new Promise(() => {}));
    await renameFoam('PE Foam Tape');
    expect(namesStored()).toContain('PE Foam Tape');
  });

  it('does not undo another change that was started at the same time', async () => {
    const rename = (id: string, name: string) =>
      changeContent((now) => ({ products: now.products.map((p) => (p.id === id ? { ...p, name } : p)) }));
    await Promise.all([rename('kraft-tape', 'One'), rename('foam-tape', 'Two')]);
    expect(namesStored()).toEqual(['One', 'Two']);
  });

  it('changes nothing if it throws', async () => {
    const before = storedBytes();
    const { seen } = followStorage();
    const refuse = changeContent(() => {
      throw new Error('changed elsewhere');
    });
    await expect(refuse).rejects.toThrow('changed elsewhere');
    expect(storedBytes()).toEqual(before);
    expect(seen).toEqual([]);
  });

  it('that leaves everything equal is neither written nor announced', async () => {
    const { seen } = followStorage();
    await changeContent((now) => ({ ...now, blog: now.blog.map((article) => ({ ...article })) }));
    expect(seen).toEqual([]);
  });

  it.each(resourceNames)('of seeded %s counts as an edit until it is undone', async (resource) => {
    localStorage.clear();
    await seedCollections();
    const own = {
      blog: { author: 'own words' },
      categories: { icon: 'own words' },
      industries: { icon: 'own words' },
      products: { shortDescription: 'own words' },
      settings: { contact: buildSettings().contact },
    };
    const before = await currentContent();
    const edited = () => resourceNames.filter((name) => collections[name].isEdited());

    expect(edited()).toEqual([]);
    const [first, ...others] = before[resource];
    await changeContent(() => ({ [resource]: [{ ...first, ...own[resource] }, ...others] }));
    expect(edited()).toEqual([resource]);
    await changeContent(() => ({ [resource]: before[resource] }));
    expect(edited()).toEqual([]);
  });
});

describe('the built-in products, once no other is left,', () => {
  const own = buildProduct({ name: 'Own Tape', industries: ['hvac-industry'] });
  const keep = (...ids: string[]) =>
    changeContent((now) => ({ products: now.products.filter(({ id }) => ids.includes(id)) }));
  const expectBuiltIn = async () =>
    Promise.all(
      [products, industries, settings].map(async (collection) =>
        expect(collection.stored()).toEqual(await collection.builtIn()),
      ),
    );

  beforeEach(async () => {
    localStorage.clear();
    await seedCollections();
    await changeContent((now) => ({
      products: [...now.products, own],
      settings: now.settings.map((one) => ({
        ...one,
        popularProductIds: [...one.popularProductIds, own.id],
      })),
    }));
  });

  it('are back in their places, whether or not an own product was in those lists', async () => {
    await keep(own.id);
    expect(settings.stored()?.[0]?.popularProductIds).toEqual([own.id]);
    await keep();
    await expectBuiltIn();
  });

  it('are back in their places if some were deleted before the others', async () => {
    const popular = settings.stored()?.[0]?.popularProductIds[0];
    await changeContent((now) => ({ products: now.products.filter(({ id }) => id !== popular) }));
    await keep();
    await expectBuiltIn();
  });

  it('stand in the order that the owner gave a list', async () => {
    await changeContent((now) => ({
      industries: now.industries.map((one) => ({ ...one, products: one.products.toReversed() })),
    }));
    await keep();
    const lists = (all: readonly { products: string[] }[] = []) => all.map((one) => one.products);
    const reversed = lists(await industries.builtIn()).map((list) => list.toReversed());
    expect(lists(industries.stored())).toEqual(reversed);
  });
});

describe('a record that does not fit its schema', () => {
  const invalid = () =>
    changeContent((now) => ({
      products: [
        ...now.products,
        buildProduct({ id: 'Not An Id', name: ' ', colours: [{ name: 'Red', hex: 'red' }] }),
      ],
    }));

  it('is refused, with a message for each field', async () => {
    await expect(invalid()).rejects.toThrow(InvalidRecordError);
    await expect(invalid()).rejects.toMatchObject({
      recordId: 'Not An Id',
      fields: {
        id: 'An id is made of small letters, digits and single hyphens.',
        name: 'Give the product a name.',
        'colours.0.hex': 'A colour is written # and six digits or letters a to f.',
      },
    });
  });

  it('is not stored, nor is anything that came with it', async () => {
    const before = storedBytes();
    const { seen } = followStorage();
    await expect(
      changeContent((now) => ({
        categories: [...now.categories, buildCategory({ name: 'Fine Tapes' })],
        blog: [buildArticle({ title: 'Bad Date', datePublished: '4 August' }), ...now.blog],
      })),
    ).rejects.toThrow('Give a whole date');
    expect(storedBytes()).toEqual(before);
    expect(seen).toEqual([]);
  });
});

describe('after a write', () => {
  it('this tab gets a storage event for each changed key, as other tabs do, once all are written', async () => {
    const events: StorageEvent[] = [];
    const productsThen: unknown[] = [];
    const listen = (event: StorageEvent) => {
      events.push(event);
      productsThen.push(industries.stored()?.[0]?.products, namesStored());
    };
    window.addEventListener('storage', listen);
    const before = storedBytes();
    await deleteKraft();
    window.removeEventListener('storage', listen);
    expect(events.map(({ key, oldValue, newValue }) => ({ key, oldValue, newValue }))).toEqual(
      [keys.products, keys.industries, keys.settings].map((key) => ({
        key,
        oldValue: before[key],
        newValue: localStorage.getItem(key),
      })),
    );
    expect(events[0]?.storageArea).toBe(localStorage);
    expect(productsThen.slice(0, 2)).toEqual([[], ['Foam Tape']]);
  });

  it('listeners are called with the key until they unsubscribe', async () => {
    const { seen, stop } = followStorage();
    await renameFoam('PE Foam Tape');
    expect(seen).toEqual([keys.products]);
    stop();
    await renameFoam('Foam Again');
    expect(seen).toEqual([keys.products]);
  });

  it('listeners are called for another tab’s writes too, and with null when all was cleared', () => {
    const { seen } = followStorage();
    announce(keys.blog, null, 'elsewhere');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(seen).toEqual([keys.blog, null]);
  });
});
