import * as v from 'valibot';
import { createServer } from 'vite';
import { contentPlugin } from '../../tools/content/plugin';

type CollectionsModule = typeof import('../../src/shared/catalogue/collections');

/**
 * What is wrong with a browser's stored records, by the app's own schemas: a line for each.
 * @param storage local storage, key by key
 */
export async function faultsInStorage(storage: Readonly<Record<string, string>>): Promise<string[]> {
  // The schemas stand beside reads that import the built-in content's modules, which only Vite can make.
  const vite = await createServer({
    configFile: false,
    plugins: [contentPlugin()],
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const module = await vite.ssrLoadModule('/src/shared/catalogue/collections.ts');
    const { collections } = module as CollectionsModule;
    return Object.values(collections).flatMap(({ key, resource, schema }) => {
      const text = storage[key];
      return text === undefined ? [] : faultsIn(text, key, resource, schema);
    });
  } finally {
    await vite.close();
  }
}

function faultsIn(text: string, key: string, resource: string, schema: v.GenericSchema): string[] {
  const content = JSON.parse(text) as Record<string, unknown>;
  const records = content[resource];
  if (!Array.isArray(records)) return [`${key} holds no list of ${resource}`];
  const ids = records.map((record: { id?: unknown }) => record.id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...repeated.map((id) => `${key} holds “${id}” twice`),
    ...records.flatMap((record: unknown, index) => {
      const { issues = [] } = v.safeParse(schema, record);
      return issues.map(
        (issue) => `${key}, record ${index} (“${ids[index]}”), ${v.getDotPath(issue)}: ${issue.message}`,
      );
    }),
  ];
}
