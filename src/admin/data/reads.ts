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
import { namedFirst, testFor } from './filters';
import { interceptUnreadable, makeReadable, placeholderKeyFor } from './readableKeys';
import { sorted } from './sorted';

/**
 * Creates react-admin's reads by ra-data-local-storage, which follows each key through `storage` events. FakeRest, on
 * which that is built, accepts a function as a filter, which is how the lists' filters reach it. It cannot sort records
 * if some lack the field, so sorting and paging are done here.
 */
export async function createReads(): Promise<DataProvider> {
  interceptUnreadable();
  const providers = new Map<string, DataProvider>(
    await Promise.all(resourceNames.map(async (name) => [name, await readsOf(name)] as const)),
  );
  return combineDataProviders((resource) => {
    const provider = providers.get(resource);
    if (!provider) throw new Error(`There is no collection named "${resource}".`);
    return provider;
  });
}

async function readsOf(resource: ResourceName): Promise<DataProvider> {
  const collection: Collection = collections[resource];
  const localStorageKey = (await makeReadable(collection))
    ? collection.key
    : placeholderKeyFor(collection.key);
  const provider = localStorageDataProvider({
    localStorageKey,
    // If the browser refused the seed, the built-in records are shown.
    defaultData: { [resource]: await collection.current() },
  });
  const found = async (filter: Record<string, unknown>) => {
    const test = testFor(resource, filter, { categories: await collections.categories.current() });
    return provider.getList(resource, { ...ALL, filter: test });
  };
  const list = async (
    { sort = ALL.sort, pagination = ALL.pagination }: GetListParams,
    filter: Record<string, unknown> = {},
  ) => {
    const { data } = await found(filter);
    const shown = sort.field === 'category' ? await categoryNames() : undefined;
    const inOrder = sorted(data, sort, shown);
    // Long texts hold most short words: "paper" is in those of 40 tapes, and in the names of two.
    const isByName = sort.field === 'name' || sort.field === 'title';
    const listed = isByName && filter.q ? namedFirst(inOrder, String(filter.q)) : inOrder;
    return { data: pageOf(listed, pagination), total: data.length };
  };
  return {
    ...provider,
    getList: (_name, params) => list(params, params.filter),
    getManyReference: (_name, params) => list(params, { ...params.filter, [params.target]: params.id }),
    // A reference or an address may lead to no record: FakeRest's own `getMany` would then fail as a whole, and its
    // `getOne` would log an error.
    getMany: (_name, { ids }) => found({ ids }),
    getOne: async (_name, { id }) => {
      const { data } = await found({ ids: [id] });
      if (!data[0]) throw new HttpError('There is no such record. It may have been deleted.', 404);
      return { data: data[0] };
    },
  };
}

/** Names by id. An article's category already is a name. */
const categoryNames = async () =>
  new Map<unknown, string>((await collections.categories.current()).map(({ id, name }) => [id, name]));

function pageOf<T>(records: T[], { page, perPage }: PaginationPayload): T[] {
  return records.slice((page - 1) * perPage, page * perPage);
}
