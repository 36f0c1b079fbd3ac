import localStorageDataProvider from 'ra-data-local-storage';
import {
  combineDataProviders,
  type DataProvider,
  type GetListParams,
  HttpError,
  type PaginationPayload,
} from 'react-admin';
import { collections } from '../../shared/catalogue/collections';
import type { Collection } from '../../shared/storage/collection';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { ALL } from './allRecords';
import { testFor } from './filters';
import { makeReadable, passOnReadable, standInFor } from './readableKeys';
import { sorted } from './sorted';

/**
 * react-admin's reads, by ra-data-local-storage, which follows each key through `storage` events.
 * FakeRest below it takes a function for a filter, and that is how the lists' filters get there. It cannot sort
 * records of which some lack the field, so what it finds is sorted, and cut into pages, here.
 */
export async function createReads(): Promise<DataProvider> {
  passOnReadable();
  const providers = Object.fromEntries(
    await Promise.all(resourceNames.map(async (name) => [name, await readsOf(name)] as const)),
  );
  return combineDataProviders((resource) => {
    const provider = Object.hasOwn(providers, resource) ? providers[resource] : undefined;
    if (!provider) throw new Error(`There is no collection named "${resource}".`);
    return provider;
  });
}

async function readsOf(resource: ResourceName): Promise<DataProvider> {
  const collection: Collection = collections[resource];
  const localStorageKey = (await makeReadable(collection)) ? collection.key : standInFor(collection.key);
  const provider = localStorageDataProvider({
    localStorageKey,
    // Where the browser refused the seed, the built-in records are shown.
    defaultData: { [resource]: await collection.current() },
  });
  const found = async (filter: Record<string, unknown> = {}) =>
    provider.getList(resource, { ...ALL, filter: await asTest(resource, filter) });
  const list = async (
    { sort = ALL.sort, pagination = ALL.pagination }: GetListParams,
    filter: Record<string, unknown>,
  ) => {
    const { data } = await found(filter);
    const shown = sort.field === 'category' ? await categoryNames() : undefined;
    return { data: pageOf(sorted(data, sort, shown), pagination), total: data.length };
  };
  return {
    ...provider,
    getList: (_name, params) => list(params, params.filter),
    getManyReference: (_name, params) => list(params, { ...params.filter, [params.target]: params.id }),
    // A reference, or an address, may well lead nowhere: FakeRest's own `getMany` then fails as a whole, and its
    // `getOne` reports an error.
    getMany: (_name, { ids }) => found({ ids }),
    getOne: async (_name, { id }) => {
      const { data } = await found({ ids: [id] });
      if (!data[0]) throw new HttpError('There is no such record. It may have been deleted.', 404);
      return { data: data[0] };
    },
  };
}

/** By id. An article's category is a name already. */
const categoryNames = async () =>
  new Map<unknown, string>((await collections.categories.current()).map(({ id, name }) => [id, name]));

function pageOf<T>(records: T[], { page, perPage }: PaginationPayload): T[] {
  return records.slice((page - 1) * perPage, page * perPage);
}

const asTest = async (resource: ResourceName, filter: Record<string, unknown>) =>
  testFor(resource, filter, { categories: await collections.categories.current() });
