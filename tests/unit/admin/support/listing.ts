import { type DataProvider, type GetListParams, testDataProvider } from 'react-admin';

type Records = readonly { id: string }[];

/** A data provider that lists these records, or those that suit what is asked for, and refuses all else. */
export const listing = (
  records: Records | ((resource: string, params: GetListParams) => Records),
): DataProvider =>
  testDataProvider({
    getList: async (resource, params) => {
      const data = typeof records === 'function' ? records(resource, params) : records;
      // Each caller names the type of the records that it expects.
      return { data: data as never[], total: data.length };
    },
  });
