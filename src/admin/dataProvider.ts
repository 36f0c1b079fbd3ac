import type { DataProvider } from 'react-admin';
import { createReads } from './data/reads';
import { writes } from './data/writes';

/**
 * Creates a data provider that reads by ra-data-local-storage and writes through the store. Resolves once the stored
 * content is readable.
 */
export async function createDataProvider(): Promise<DataProvider> {
  const { getList, getOne, getMany, getManyReference } = await createReads();
  // To react-admin a resource's name is any string, but each screen is of a collection.
  const ofAnyName = writes as Pick<DataProvider, keyof typeof writes>;
  return { getList, getOne, getMany, getManyReference, ...ofAnyName };
}
