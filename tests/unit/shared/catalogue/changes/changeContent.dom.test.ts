import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeContent, openForChanges } from '../../../../../src/shared/catalogue/changes/changeContent';
import { InvalidRecordError, UnsafeSaveError } from '../../../../../src/shared/catalogue/changes/refusals';
import { collections } from '../../../../../src/shared/catalogue/collections';
import { currentContent } from '../../../../../src/shared/catalogue/content';
import { seedCollections } from '../../../../../src/shared/catalogue/seedCollections';
import {
  announce,
  onStorageChange,
  StorageRefusedError,
} from '../../../../../src/shared/storage/browserStorage';
import { resourceNames } from '../../../../../src/shared/storage/keys';
import { markOpenedCode } from '../../../../../src/shared/storage/openedCode';
import { markUntouched } from '../../../../../src/shared/storage/seedMarks';
import { readSetAside } from '../../../../../src/shared/storage/setAside';
import {
  buildArticle,
  buildCategory,
  buildIndustry,
  buildProduct,
  buildSettings,
} from '../../../../builders';
import { contentKeys as keys } from '../../../../contentKeys';
import { storeContent } from '../../../storeContent';
import {
  blockStorage,
  leaveNoRoom,
  mendStorage,
  quotaError,
  quotaErrors,
  refuseWrites,
  removeStorage,
  storedBytes,
} from '../../faultyStorage';

const { products, categories, industries, settings } = collections;

const kraft = buildProduct({ name: 'Kraft Tape', industries: ['packaging-industry'] });
const foam = buildProduct({ name: 'Foam Tape' });
const packaging = buildIndustry({ name: 'Packaging Industry', products: ['kraft-tape'] });
const hvac = buildIndustry({ name: 'HVAC Industry' });

function store() {
  storeContent({
    products: [kraft, foam],
    categories: [buildCategory()],
    industries: [packaging, hvac],
    blog: [buildArticle()],
    settings: [buildSettings({ popularProductIds: ['kraft-tape'] })],
  });
}

/** Writes products, industries and settings, in this order. */
const deleteKraft = () =>
  changeContent((now) => ({ products: now.products.filter(({ id }) => id !== 'kraft-tape') }));

const renameFoam = (name: string) =>
  changeContent((now) => ({
    products: now.products.map((product) => (product.id === 'foam-tape' ? { ...product, name } : product)),
  }));

const namesStored = () => products.stored()?.map(({ name }) => name);

/** Collects the keys of this tab's storage events until the test ends. */
function followStorage() {
  const seen: (string | null)[] = [];
  stopFollowing = onStorageChange((key) => seen.push(key));
  return seen;
}
let stopFollowing = () => {};

beforeEach(() => {
  localStorage.clear();
  store();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => stopFollowing());

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
    const seen = followStorage();
    const refuse = changeContent(() => {
      throw new Error('changed elsewhere');
    });
    await expect(refuse).rejects.toThrow('changed elsewhere');
    expect(storedBytes()).toEqual(before);
    expect(seen).toEqual([]);
  });

  it('that leaves everything equal is neither written nor announced', async () => {
    const seen = followStorage();
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
  const isBuiltIn = async () =>
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
    await isBuiltIn();
  });

  it('are back in their places if some were deleted before the others', async () => {
    const popular = settings.stored()?.[0]?.popularProductIds[0];
    await changeContent((now) => ({ products: now.products.filter(({ id }) => id !== popular) }));
    await keep();
    await isBuiltIn();
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
    const seen = followStorage();
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
    const seen = followStorage();
    await renameFoam('PE Foam Tape');
    expect(seen).toEqual([keys.products]);
    stopFollowing();
    await renameFoam('Foam Again');
    expect(seen).toEqual([keys.products]);
  });

  it('listeners are called for another tab’s writes too, and with null when all was cleared', () => {
    const seen = followStorage();
    announce(keys.blog, null, 'elsewhere');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(seen).toEqual([keys.blog, null]);
  });
});

describe('a write that the browser refuses', () => {
  const FULL = /storage is full, so nothing was saved/;
  const BLOCKED = /does not let the site store anything, so nothing was saved/;

  /** Each key of the write is refused in turn. */
  const cases = quotaErrors.flatMap(([name, error]) => [1, 2, 3].map((nth) => ({ name, error, nth })));

  it.each(cases)(
    'because of $name, at write $nth of 3, leaves every key as it was',
    async ({ error, nth }) => {
      const before = storedBytes();
      const seen = followStorage();
      const tried: string[] = [];
      refuseWrites(error, (count, key) => {
        tried.push(key);
        return count === nth;
      });
      const refusal = await deleteKraft().catch((reason: unknown) => reason);
      expect(tried.slice(0, nth)).toEqual([keys.products, keys.industries, keys.settings].slice(0, nth));
      expect(refusal).toBeInstanceOf(StorageRefusedError);
      expect(refusal).toMatchObject({ message: expect.stringMatching(FULL), cause: error });
      mendStorage();
      expect(storedBytes()).toEqual(before);
      expect(seen).toEqual([]);
      expect(namesStored()).toEqual(['Kraft Tape', 'Foam Tape']);
    },
  );

  it('leaves every key as it was even if what others gave up has been used', async () => {
    const before = storedBytes();
    leaveNoRoom();
    const change = changeContent(() => ({
      blog: [],
      categories: [buildCategory({ name: 'New Tapes' }), buildCategory()],
      settings: [buildSettings({ gtm: { head: 'x'.repeat(9000), body: '' } })],
    }));
    await expect(change).rejects.toThrow(FULL);
    expect(storedBytes()).toEqual(before);
  });

  it('removes what it wrote if nothing was stored before', async () => {
    localStorage.clear();
    refuseWrites(quotaError, (count) => count === 2);
    const change = changeContent(() => ({ categories: [buildCategory()], blog: [buildArticle()] }));
    await expect(change).rejects.toThrow(StorageRefusedError);
    mendStorage();
    expect(storedBytes()).toEqual({});
  });

  it('can be tried again once there is room', async () => {
    refuseWrites(quotaError);
    await expect(deleteKraft()).rejects.toThrow(FULL);
    mendStorage();
    await deleteKraft();
    expect(namesStored()).toEqual(['Foam Tape']);
  });

  it('is reported as refused even if the old text cannot be put back', async () => {
    refuseWrites(quotaError, (count) => count >= 2);
    await expect(deleteKraft()).rejects.toThrow(StorageRefusedError);
    expect(console.error).toHaveBeenCalledWith(`"${keys.products}" could not be put back as it was`);
  });

  it.each([
    ['is blocked', blockStorage],
    ['is missing', removeStorage],
    ['refuses for another reason', () => refuseWrites(new DOMException('', 'SecurityError'))],
    ['refuses with no DOMException', () => refuseWrites(new Error('QuotaExceededError'))],
  ])('says that site data is not allowed if storage %s', async (_, spoil) => {
    const before = storedBytes();
    spoil();
    const change = changeContent((now) => ({
      categories: [...now.categories, buildCategory({ name: 'New Tapes' })],
    }));
    await expect(change).rejects.toThrow(BLOCKED);
    mendStorage();
    expect(storedBytes()).toEqual(before);
  });
});

describe('a write that would lose something', () => {
  it('is refused if a newer build seeded this browser since the page was opened', async () => {
    await renameFoam('PE Foam Tape');
    markUntouched('categories', localStorage.getItem(keys.categories) ?? '', 'a newer build’s');
    const before = storedBytes();
    await expect(renameFoam('Foam Again')).rejects.toThrow(UnsafeSaveError);
    await expect(renameFoam('Foam Again')).rejects.toThrow('Load the page again');
    expect(storedBytes()).toEqual(before);
  });

  it('is refused if newer code was opened since, even if all content was edited', async () => {
    markOpenedCode('an older file');
    openForChanges();
    await renameFoam('PE Foam Tape');
    markOpenedCode('a newer file');
    const before = storedBytes();
    await expect(renameFoam('Foam Again')).rejects.toThrow(UnsafeSaveError);
    expect(storedBytes()).toEqual(before);
    openForChanges();
    await renameFoam('Foam Again');
  });

  it('is refused if code that was open before this page’s is opened again', async () => {
    markOpenedCode('a former file');
    openForChanges();
    await renameFoam('PE Foam Tape');
    markOpenedCode('a former file');
    await expect(renameFoam('Foam Again')).rejects.toThrow(UnsafeSaveError);
  });

  it('is allowed if the browser cannot note which code was opened', async () => {
    markOpenedCode('an older file');
    refuseWrites(quotaError, (_, key) => key === 'content_seeds');
    openForChanges();
    await renameFoam('PE Foam Tape');
    expect(localStorage.getItem(keys.products)).toContain('PE Foam Tape');
  });

  it('is refused under a key with invalid records that cannot be set aside, and allowed under others', async () => {
    localStorage.setItem(keys.products, JSON.stringify({ products: [kraft, foam, { id: 'broken' }] }));
    const before = storedBytes();
    refuseWrites(quotaError, (_, key) => key.endsWith('.corrupt'));
    await expect(renameFoam('PE Foam Tape')).rejects.toThrow(UnsafeSaveError);
    await expect(renameFoam('PE Foam Tape')).rejects.toThrow('press “Download”, and then “Discard”.');
    expect(storedBytes()).toEqual(before);
    await changeContent((now) => ({ blog: [buildArticle({ title: 'New' }), ...now.blog] }));
    expect(localStorage.getItem(keys.blog)).toContain('New');
  });

  describe('under a key with fields of a newer build, as after its host was rolled back,', () => {
    const spec = { name: 'Thickness', value: '1', source: 'datasheet' };
    const newer = JSON.stringify({
      products: [{ ...kraft, datasheet: 'kraft.pdf', specifications: [spec] }, foam],
    });

    beforeEach(() => localStorage.setItem(keys.products, newer));

    it('keeps a copy of the text as it was', async () => {
      await renameFoam('PU Foam');
      expect(namesStored()).toEqual(['Kraft Tape', 'PU Foam']);
      expect(readSetAside(keys.products).map(({ text }) => text)).toEqual([newer]);
      await renameFoam('PE Foam');
      expect(readSetAside(keys.products)).toHaveLength(1);
    });

    it('is refused if there is no room for the copy, and says what to do', async () => {
      refuseWrites(quotaError, (_, key) => key.endsWith('.corrupt'));
      const refusal = await renameFoam('PU Foam').catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(UnsafeSaveError);
      expect(String(refusal)).toContain('The site was set back to an earlier version');
      expect(String(refusal)).toContain('“Save without it”');
      expect(localStorage.getItem(keys.products)).toBe(newer);
    });

    it('is refused, and leaves the room as it was, if there is none for both the copy and the change', async () => {
      const before = storedBytes();
      refuseWrites(quotaError, (_, key) => key === keys.products && readSetAside(keys.products).length > 0);
      await expect(renameFoam('PU Foam')).rejects.toThrow('The site was set back to an earlier version');
      expect(storedBytes()).toEqual(before);
    });

    it.each([
      ['is not valid', () => {}],
      [
        'has invalid records that cannot be set aside',
        () => {
          localStorage.setItem(keys.blog, JSON.stringify({ blog: [buildArticle(), { id: 'broken' }] }));
          refuseWrites(quotaError, (_, key) => key === `${keys.blog}.corrupt`);
        },
      ],
      [
        'has such fields, too, and there is no room for both copies',
        () => {
          const blog = [{ ...buildArticle(), teaser: 'x' }];
          localStorage.setItem(keys.blog, JSON.stringify({ blog }));
          refuseWrites(quotaError, (_, key) => key === `${keys.blog}.corrupt`);
        },
      ],
    ])('leaves no copy behind if another collection of the same change %s', async (state, spoil) => {
      spoil();
      const before = storedBytes();
      const datePublished = state === 'is not valid' ? '4 August' : '2024-08-04';
      const change = changeContent((now) => ({
        products: now.products.map((product) => ({ ...product, name: 'PU Foam' })),
        blog: [buildArticle({ title: 'New', datePublished })],
      }));
      await expect(change).rejects.toThrow();
      expect(storedBytes()).toEqual(before);
    });

    it('keeps a copy if only a field beside the list is unknown', async () => {
      const text = JSON.stringify({ products: [kraft, foam], layout: 'wide' });
      localStorage.setItem(keys.products, text);
      await renameFoam('PU Foam');
      expect(readSetAside(keys.products).map((entry) => entry.text)).toEqual([text]);
    });
  });

  it('keeps no copy if only blank entries of a list are dropped', async () => {
    storeContent({ products: [{ ...kraft, uses: ['', 'cartons', ' '] }, foam] });
    await renameFoam('PU Foam');
    expect(readSetAside(keys.products)).toEqual([]);
  });
});

describe.each([
  ['blocked', blockStorage],
  ['missing', removeStorage],
])('while storage is %s', (state, spoil) => {
  beforeEach(spoil);

  it.each(Object.values(collections))('the built-in $resource are used', async (collection) => {
    expect(collection.stored()).toBeUndefined();
    expect(await collection.current()).toEqual(await collection.defaults.load());
    expect(collection.isEdited()).toBe(false);
    await expect(collection.seed()).resolves.toBeUndefined();
  });

  it('a failed read is logged only if storage is blocked', () => {
    products.stored();
    const said = vi.mocked(console.error).mock.calls.map(([message]) => message);
    expect(said.includes(`Could not read "${keys.products}" from the browser's storage`)).toBe(
      state === 'blocked',
    );
  });
});
