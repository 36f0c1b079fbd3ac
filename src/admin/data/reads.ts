import localStorageDataProvider from 'ra-data-local-storage';
import { combineDataProviders, type DataProvider, HttpError } from 'react-admin';
import { collections, type ResourceName } from '../../shared/catalogue/collections';
import { readText, StorageRefusedError, writeText } from '../../shared/storage/browserStorage';
import type { Collection } from '../../shared/storage/collection';
import { testFor } from './filters';

/**
 * react-admin's reads, by ra-data-local-storage, which follows each key through `storage` events.
 * FakeRest below it takes a function for a filter, and that is how the lists' filters get there.
 */
export async function createReads(): Promise<DataProvider> {
  const names = Object.keys(collections) as ResourceName[];
  const providers = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readsOf(name)] as const)),
  );
  return combineDataProviders((resource) => {
    const provider = Object.hasOwn(providers, resource) ? providers[resource] : undefined;
    if (!provider) throw new Error(`There is no collection named "${resource}".`);
    return provider;
  });
}

async function readsOf(resource: ResourceName): Promise<DataProvider> {
  const collection = collections[resource] as Collection<{ id: string }>;
  const localStorageKey = (await makeReadable(collection)) ? collection.key : `${collection.key}.unreadable`;
  const provider = localStorageDataProvider({
    localStorageKey,
    // Where the browser refused the seed, the built-in records are shown.
    defaultData: { [resource]: await collection.current() },
  });
  return {
    ...provider,
    getList: (name, params) => provider.getList(name, { ...params, filter: asTest(resource, params.filter) }),
    getManyReference: (name, params) =>
      provider.getManyReference(name, {
        ...params,
        filter: asTest(resource, { ...params.filter, [params.target]: params.id }),
      }),
    // FakeRest fails the whole call when one id is missing; a reference may well lead nowhere.
    getMany: (name, { ids }) =>
      provider.getList(name, {
        pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER },
        sort: { field: 'id', order: 'ASC' },
        filter: asTest(resource, { ids }),
      }),
    getOne: async (name, params) => {
      try {
        return await provider.getOne(name, params);
      } catch {
        throw new HttpError('This record does not exist, or not any more.', 404);
      }
    },
  };
}

const asTest = (resource: ResourceName, filter: Record<string, unknown> = {}) =>
  testFor(resource, filter, { categories: collections.categories.stored() ?? [] });

/**
 * ra-data-local-storage parses the key as it is. The store reads more than that (a bare list of an earlier
 * version, records beside junk), so what it makes of the key is written back first where the two differ.
 */
async function makeReadable(collection: Collection<{ id: string }>): Promise<boolean> {
  const records = await collection.current();
  const text = readText(collection.key);
  if (text === null || isPlain(text, collection.resource)) return true;
  try {
    writeText(collection.key, collection.encode(records));
    return true;
  } catch (error) {
    if (error instanceof StorageRefusedError) return false;
    throw error;
  }
}

function isPlain(text: string, resource: string): boolean {
  try {
    const list: unknown = JSON.parse(text)[resource];
    return Array.isArray(list) && list.every((record) => typeof record?.id === 'string');
  } catch {
    return false;
  }
}
