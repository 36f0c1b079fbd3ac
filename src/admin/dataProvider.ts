import type { DataProvider } from 'react-admin';
import { createReads } from './data/reads';
import { writes } from './data/writes';

/** Reads by ra-data-local-storage, writes through the store. Waits until the stored content is readable. */
export async function createDataProvider(): Promise<DataProvider> {
  const reads = await createReads();
  const { getList, getOne, getMany, getManyReference } = reads;
  return { getList, getOne, getMany, getManyReference, ...writes };
}
