import * as v from 'valibot';
import type { ResourceName } from '../../shared/catalogue/collections';
import { readText, StorageRefusedError, writeText } from '../../shared/storage/browserStorage';

/** The owner's last changes in this browser, for the dashboard. Nothing else depends on them. */
const KEY = 'admin_last_changes';
const LENGTH = 12;

const logSchema = v.array(
  v.object({
    at: v.string(),
    resource: v.picklist(['products', 'categories', 'industries', 'blog', 'settings']),
    id: v.string(),
    name: v.string(),
    what: v.picklist(['added', 'changed', 'deleted']),
  }),
);

export type LoggedChange = v.InferOutput<typeof logSchema>[number];

/** Newest first. */
export function lastChanges(): LoggedChange[] {
  try {
    const result = v.safeParse(logSchema, JSON.parse(readText(KEY) ?? '[]'));
    return result.success ? result.output : [];
  } catch {
    return [];
  }
}

/** Notes a change that was saved; where there is no room, it is simply not noted. */
export function noteChange(
  resource: ResourceName,
  what: LoggedChange['what'],
  records: readonly Record<string, unknown>[],
): void {
  const at = new Date().toISOString();
  const entries = records.map((record) => {
    const { id, name, title } = record;
    return { at, resource, id: String(id), name: String(name ?? title ?? 'Settings'), what };
  });
  try {
    writeText(KEY, JSON.stringify([...entries, ...lastChanges()].slice(0, LENGTH)));
  } catch (error) {
    if (!(error instanceof StorageRefusedError)) throw error;
  }
}
