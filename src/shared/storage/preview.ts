import * as v from 'valibot';

/*
 * A record as it stands in an admin's form, on its way to a tab that shows it as the site would. It lies in the
 * session storage of these two tabs: no other site can put anything there, and it goes with the tab.
 */
export const PREVIEW_KEY = 'admin_preview';

/** Leaves a record for the tab that is opened next; false where the browser has no room for it. */
export function leavePreview(record: { id: string }): boolean {
  try {
    sessionStorage.setItem(PREVIEW_KEY, JSON.stringify(record));
    return true;
  } catch (error) {
    console.error('The preview could not be handed over', error);
    return false;
  }
}

/** The record that was left for this tab, if it is of this schema. Its HTML is as it was typed. */
export function readPreview<T>(schema: v.GenericSchema<unknown, T>): T | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(sessionStorage.getItem(PREVIEW_KEY) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
