import * as v from 'valibot';

/*
 * The key of the record that an admin form passes to a tab that shows it as the site would. It is kept in the session
 * storage of these two tabs: no other site can write there, and it is gone once the tab is closed.
 */
export const PREVIEW_KEY = 'admin_preview';

/** Leaves a record for the next tab that is opened. Returns false if the browser has no room for it. */
export function leavePreview(record: { id: string }): boolean {
  try {
    sessionStorage.setItem(PREVIEW_KEY, JSON.stringify(record));
    return true;
  } catch (error) {
    console.error('The preview could not be handed over', error);
    return false;
  }
}

/** The record that was left for this tab, if it fits the schema. Its HTML is not sanitised. */
export function readPreview<T>(schema: v.GenericSchema<unknown, T>): T | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(sessionStorage.getItem(PREVIEW_KEY) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
