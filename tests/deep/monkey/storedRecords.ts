import * as v from 'valibot';
import { createServer } from 'vite';
import { contentPlugin } from '../../../tools/content/plugin';

type CollectionsModule = typeof import('../../../src/shared/catalogue/collections');

/**
 * The faults of a browser's stored records according to the app's own schemas, one line each.
 * @param storage the texts in local storage by key
 */
export async function faultsInStorage(storage: Readonly<Record<string, string>>): Promise<string[]> {
  // The schemas' modules also import the built-in content, whose modules only Vite can generate.
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
