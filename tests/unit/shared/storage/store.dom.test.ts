import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { articles } from '../../../../src/shared/catalogue/article';
import { categories } from '../../../../src/shared/catalogue/category';
import { industries } from '../../../../src/shared/catalogue/industry';
import { products } from '../../../../src/shared/catalogue/product';
import { settings } from '../../../../src/shared/catalogue/settings';
import type { Collection } from '../../../../src/shared/storage/collection';
import type { ResourceName } from '../../../../src/shared/storage/keys';
import { readSetAside } from '../../../../src/shared/storage/setAside';
import { buildArticle, buildCategory, buildIndustry, buildProduct, buildSettings } from '../../../builders';
import { contentKeys as keys } from '../../../contentKeys';
import {
  LONE_SURROGATE,
  list,
  partly,
  type StorageFault,
  sound,
  soundRecord,
  storageFaults,
  useless,
} from '../../../storageFaults';
import { anyArticle, anyCategory, anyIndustry, anyProduct, anySettings, listOf } from '../arbitraries';
import { mendStorage, quotaError, refuseWrites, storedBytes, withFreshStorage } from '../faultyStorage';

withFreshStorage();

type Subject<T extends { id: string }> = {
  collection: Collection<T>;
  resource: ResourceName;
  /** Valid records. */
  good: [T, ...T[]];
  anyList: fc.Arbitrary<T[]>;
  /** Returns a record with this text in one of its fields. */
  saying: (text: string) => T;
  /** Whether an empty list counts as none. */
  emptyIsNone: boolean;
};

const POLLUTING = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},';

/** Further faults, which are not tested in a browser. */
function moreFaults<T extends { id: string }>(subject: Subject<T>): StorageFault[] {
  const { resource, good, saying, emptyIsNone } = subject;
  const [first] = good;
  const whole = (records: unknown) => list(resource, records);
  const allGood = () => good;
  const none = () => (emptyIsNone ? undefined : []);

  return [
    useless('blanks only', () => ' \n'),
    useless('a truth value', () => 'true'),
    useless('[object Object]', () => '[object Object]'),
    useless('an empty object', () => '{}'),
    useless('null where the list should be', () => whole(null)),
    useless('a list under another name', () => list('other', good)),
    useless('junk after the JSON', () => `${whole(good)}]`),
    useless('junk records only', () => whole([null, 1, 'text', [], {}])),
    useless('__proto__ as the only key', () => `{"__proto__":${JSON.stringify(good)}}`),
    sound('__proto__ as a key beside the list', () => whole(good).replace('{', POLLUTING), allGood),
    sound(
      '__proto__ as a field of a record',
      () => whole(good).replace('[{', '[{"__proto__":{"polluted":true,"id":"other"},'),
      allGood,
    ),
    partly(
      '__proto__ as a record',
      () => whole(good).replace('[{', '[{"__proto__":{"id":"x","polluted":true}},{'),
      allGood,
    ),
    soundRecord('lone surrogates, escaped', () => saying('\ud800 tape \udfff')),
    sound(
      'the second half of a surrogate pair, not escaped',
      () => whole([saying('@')]).replace('@', '\udc00'),
      () => [saying('\udc00')],
    ),
    partly('a lone surrogate as an id', () => whole([{ ...first, id: LONE_SURROGATE }, ...good]), allGood),
    useless('a lone surrogate and nothing else', () => LONE_SURROGATE),
    useless('a megabyte of junk', () => 'x'.repeat(2 ** 20)),
    useless('ten thousand nested lists', () => '['.repeat(10_000) + ']'.repeat(10_000)),
    useless('a future version in another container', () => JSON.stringify({ version: 99, records: good })),
    useless('an old version in another container', () =>
      JSON.stringify({ state: { [resource]: good }, version: 0 }),
    ),
    soundRecord('a script, also where one is meant to run', () => saying('<script>x()</script>')),
    partly('a bare list with junk', () => JSON.stringify([null, ...good]), allGood),
    sound('an empty list', () => whole([]), none),
    sound('an empty bare list', () => '[]', none),
  ];
}

/** @param withAllFaults otherwise with one: the code that meets them is the same for all collections */
function describeStore<T extends { id: string }>(subject: Subject<T>, withAllFaults: boolean) {
  const { collection, resource, good, anyList } = subject;
  const key = keys[resource];
  const all = [...storageFaults, ...moreFaults(subject)];
  const faults = all
    .filter(({ name }) => withAllFaults || name === 'a bare list with junk')
    .map((fault) => [fault.name, fault] as const);

  describe(`the store of ${resource}`, () => {
    it('has the key that the specification names, and keeps { resource: [records] } under it', () => {
      expect(collection.key).toBe(key);
      expect(JSON.parse(collection.encode(good))).toEqual({ [resource]: good });
    });

    it('returns any valid list as it was, and does not write', async () => {
      await fc.assert(
        fc.asyncProperty(anyList, async (records) => {
          const text = collection.encode(records);
          localStorage.setItem(key, text);
          expect(collection.stored()).toEqual(records);
          expect(await collection.current()).toEqual(records);
          expect(storedBytes()).toEqual({ [key]: text });
        }),
      );
    });

    it('never throws on any text, and returns only records with unique, valid ids', async () => {
      const anyJson = fc.json({ maxDepth: 3 });
      const inContainer = anyJson.map((json) => `{"${resource}":[${json},${JSON.stringify(good[0])}]}`);
      await fc.assert(
        fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), anyJson, inContainer), async (text) => {
          localStorage.clear();
          localStorage.setItem(key, text);
          const ids = (await collection.current()).map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        }),
      );
    });

    it('keeps the good records, whatever is between them', () => {
      fc.assert(
        fc.property(anyList, fc.array(fc.jsonValue({ maxDepth: 2 })), fc.nat(), (records, junk, seed) => {
          localStorage.clear();
          const mixed: unknown[] = [...records];
          junk.forEach((entry, index) => {
            mixed.splice((seed + index * 7) % (mixed.length + 1), 0, entry);
          });
          localStorage.setItem(key, JSON.stringify({ [resource]: mixed }));
          expect(collection.stored() ?? []).toEqual(records);
        }),
      );
    });

    describe.each(faults)('with %s under the key', (_, fault) => {
      const text = fault.text(resource);
      const left = fault.left(resource);
      const aside = fault.isSetAside;

      beforeEach(() => {
        if (text !== null) localStorage.setItem(key, text);
      });

      it('returns the good records, or else the built-in ones, at the first read and the next', async () => {
        const expected = left ?? (await collection.defaults.load());
        expect(collection.stored()).toEqual(left);
        expect(collection.stored()).toEqual(left);
        expect(await collection.current()).toEqual(expected);
      });

      it(aside ? 'keeps the raw text aside, once, and says so in the console' : 'sets nothing aside', () => {
        collection.stored();
        collection.stored();
        expect(readSetAside(key).map((entry) => entry.text)).toEqual(aside ? [text] : []);
        expect(localStorage.getItem(`${key}.corrupt`) === null).toBe(!aside);
        expect(vi.mocked(console.warn)).toHaveBeenCalledTimes(aside ? 1 : 0);
      });

      it('leaves the good records under the key, and touches no other key', () => {
        collection.stored();
        const { [key]: after = null, [`${key}.corrupt`]: _, ...others } = storedBytes();
        expect(others).toEqual({});
        if (!aside) expect(after).toBe(text);
        else expect(JSON.parse(after ?? 'null')).toEqual(left ? { [resource]: left } : null);
      });

      it('pollutes no prototype', () => {
        for (const record of collection.stored() ?? []) {
          expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
          expect(record).not.toHaveProperty('polluted');
        }
        expect({}).not.toHaveProperty('polluted');
        expect([]).not.toHaveProperty('polluted');
      });

      if (aside) {
        it('stays as it is if it cannot be set aside, and reads skip its faults', () => {
          const before = storedBytes();
          refuseWrites(quotaError, (_, written) => written.endsWith('.corrupt'));
          expect(collection.stored()).toEqual(left);
          expect(collection.stored()).toEqual(left);
          expect(storedBytes()).toEqual(before);
          expect(vi.mocked(console.warn)).not.toHaveBeenCalled();
        });

        it('is not seeded over if it cannot be set aside, until there is room', async () => {
          const before = storedBytes();
          refuseWrites(quotaError, (_, written) => written.endsWith('.corrupt'));
          await collection.seed();
          expect(storedBytes()).toEqual(before);
          expect(collection.corruptInPlace()).toBe(text);
          mendStorage();
          expect(collection.corruptInPlace()).toBeUndefined();
          await collection.seed();
          expect(readSetAside(key).map((entry) => entry.text)).toEqual([text]);
        });

        it('is safe once it is set aside, even if the rest cannot be stored then', () => {
          refuseWrites(quotaError, (_, written) => written.endsWith('.corrupt'));
          expect(collection.corruptInPlace()).toBe(text);
          mendStorage();
          refuseWrites(quotaError, (_, written) => written === key);
          expect(collection.corruptInPlace()).toBeUndefined();
          expect(readSetAside(key).map((entry) => entry.text)).toEqual([text]);
        });

        it('is replaced by a seed only if nothing good is left', async () => {
          await collection.seed();
          expect(collection.stored()).toEqual(left ?? (await collection.defaults.load()));
          expect(collection.isEdited()).toBe(left !== undefined);
          expect(readSetAside(key).map((entry) => entry.text)).toEqual([text]);
        });
      }
    });

    it('holds all built-in records once they are seeded', async () => {
      await collection.seed();
      expect(collection.stored()).toEqual(await collection.defaults.load());
      expect(collection.isEdited()).toBe(false);
      expect(readSetAside(key)).toEqual([]);
    });

    it('returns at the next read what another tab wrote', async () => {
      localStorage.setItem(key, collection.encode([good[0]]));
      expect(await collection.current()).toEqual([good[0]]);
      const elsewhere = subject.saying('from another tab');
      localStorage.setItem(key, collection.encode([elsewhere]));
      expect(await collection.current()).toEqual([elsewhere]);
      localStorage.removeItem(key);
      expect(collection.stored()).toBeUndefined();
    });
  });
}

describeStore(
  {
    collection: products,
    resource: 'products',
    good: [
      buildProduct({ name: 'Kraft Tape' }),
      buildProduct({ name: 'Foam Tape', industries: ['hvac-industry'] }),
    ],
    anyList: listOf(anyProduct, 1),
    saying: (text) => buildProduct({ description: text }),
    emptyIsNone: true,
  },
  true,
);
describeStore(
  {
    collection: categories,
    resource: 'categories',
    good: [buildCategory({ name: 'Safety Tapes' }), buildCategory({ name: 'Reflective Tapes' })],
    anyList: listOf(anyCategory),
    saying: (text) => buildCategory({ description: text }),
    emptyIsNone: false,
  },
  true,
);
describeStore(
  {
    collection: industries,
    resource: 'industries',
    good: [
      buildIndustry({ name: 'HVAC Industry' }),
      buildIndustry({ products: ['kraft-tape'], highlight: true }),
    ],
    anyList: listOf(anyIndustry),
    saying: (text) => buildIndustry({ description: text }),
    emptyIsNone: false,
  },
  false,
);
describeStore(
  {
    collection: articles,
    resource: 'blog',
    good: [buildArticle({ title: 'Tack' }), buildArticle({ title: 'Peel' })],
    anyList: listOf(anyArticle),
    saying: (text) => buildArticle({ content: text }),
    emptyIsNone: false,
  },
  false,
);
describeStore(
  {
    collection: settings,
    resource: 'settings',
    good: [buildSettings({ popularProductIds: ['kraft-tape'] })],
    anyList: listOf(anySettings, 1),
    saying: (text) => buildSettings({ gtm: { head: text, body: '' } }),
    emptyIsNone: true,
  },
  false,
);
