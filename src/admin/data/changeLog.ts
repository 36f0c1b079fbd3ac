import * as v from 'valibot';
import type { ResourceName } from '../../shared/catalogue/collections';
import { readText, StorageRefusedError, writeText } from '../../shared/storage/browserStorage';

/** The owner's last changes in this browser, for the dashboard. Nothing else depends on them. */
const KEY = 'admin_last_changes';
const LENGTH = 12;

const logSchema = v.array(
  v.object({
    /** ISO 8601. */
    at: v.string(),
    /** `content` is what was done to many records at once, on the screen of that name. */
    resource: v.picklist(['products', 'categories', 'industries', 'blog', 'settings', 'content']),
    id: v.string(),
    name: v.string(),
    what: v.picklist(['added', 'changed', 'deleted', 'imported', 'reset']),
    /** What else the change did, in words. */
    detail: v.optional(v.string()),
  }),
);

export type LoggedChange = v.InferOutput<typeof logSchema>[number];
export type RecordChange = Extract<LoggedChange['what'], 'added' | 'changed' | 'deleted'>;

/** Newest first. */
export function lastChanges(): LoggedChange[] {
  try {
    const result = v.safeParse(logSchema, JSON.parse(readText(KEY) ?? '[]'));
    return result.success ? result.output : [];
  } catch {
    return [];
  }
}

/** Notes a change of records that was saved. */
export function noteChange(
  resource: ResourceName,
  what: RecordChange,
  records: readonly object[],
  detail?: string,
): void {
  const at = new Date().toISOString();
  note(
    records.map((record) => {
      const { id, name, title } = record as Record<string, unknown>;
      return { at, resource, id: String(id), name: String(name ?? title ?? 'Settings'), what, detail };
    }),
  );
}

/** Notes an import or a reset: one line, however many records it touched. */
export function noteContent(what: 'imported' | 'reset', name: string, detail?: string): void {
  note([{ at: new Date().toISOString(), resource: 'content', id: '', name, what, detail }]);
}

/** Where there is no room, it is simply not noted. */
function note(entries: readonly LoggedChange[]): void {
  try {
    writeText(KEY, JSON.stringify([...entries, ...lastChanges()].slice(0, LENGTH)));
  } catch (error) {
    if (!(error instanceof StorageRefusedError)) throw error;
  }
}
