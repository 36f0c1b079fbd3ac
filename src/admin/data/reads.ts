import localStorageDataProvider from 'ra-data-local-storage';
import { combineDataProviders, type DataProvider, HttpError } from 'react-admin';
import { collections, type ResourceName } from '../../shared/catalogue/collections';
import type { Collection } from '../../shared/storage/collection';
import { testFor } from './filters';
import { makeReadable, passOnReadable } from './readableKeys';

/**
 * react-admin's reads, by ra-data-local-storage, which follows each key through `storage` events.
 * FakeRest below it takes a function for a filter, and that is how the lists' filters get there.
 */
export async function createReads(): Promise<DataProvider> {
  const names = Object.keys(collections) as ResourceName[];
  passOnReadable();
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
    getMany: (name, { ids }) => provider.getList(name, withIds(resource, ids)),
    getOne: async (name, { id }) => {
      const { data } = await provider.getList(name, withIds(resource, [id]));
      if (!data[0]) throw new HttpError('This record does not exist, or not any more.', 404);
      return { data: data[0] };
    },
  };
}

/**
 * Asks for records by their ids. A reference, or an address, may well lead nowhere: FakeRest's own `getMany`
 * then fails as a whole, and its `getOne` reports an error.
 */
const withIds = (resource: ResourceName, ids: readonly unknown[]) => ({
  pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER },
  sort: { field: 'id', order: 'ASC' as const },
  filter: asTest(resource, { ids }),
});

const asTest = (resource: ResourceName, filter: Record<string, unknown> = {}) =>
  testFor(resource, filter, { categories: collections.categories.stored() ?? [] });
