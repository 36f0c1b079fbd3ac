import * as v from 'valibot';

/*
 * The key of the record that an admin form passes to a tab that shows it as the site would. It is kept in the session
 * storage of these two tabs: no other site can write there, and it is gone once the tab is closed.
 */
export const PREVIEW_KEY = 'admin_preview';

/** A record, and the name of the tab that it was left for. */
type Left = { tab: string; record: unknown };

/**
 * Leaves a record for a tab that is opened next. Returns the name to open it under, or undefined if the browser has no
 * room for the record, or stores nothing.
 */
export function leavePreview(record: { id: string }): string | undefined {
  const tab = `preview-${Date.now()}`;
  try {
    sessionStorage.setItem(PREVIEW_KEY, JSON.stringify({ tab, record } satisfies Left));
    return tab;
  } catch (error) {
    console.error('The preview could not be handed over', error);
    return undefined;
  }
}

/**
 * The record that was left for this tab, or if that is nowhere, the one that this tab's session storage holds. Undefined
 * if there is none, or it does not fit the schema. Its HTML is not sanitised.
 */
export function readPreview<T>(schema: v.GenericSchema<unknown, T>): T | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(leftForThisTab() ?? '{}').record);
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * WebKit sometimes copies the session storage before what was just written is in it: the tab then has nothing, or an
 * earlier preview. So it asks the tab that opened it, and keeps the answer for when that one shows another or is closed.
 */
function leftForThisTab(): string | null {
  const copied = sessionStorage.getItem(PREVIEW_KEY);
  if (isForThisTab(copied)) return copied;
  const left: string | null = window.opener?.sessionStorage.getItem(PREVIEW_KEY) ?? null;
  if (!isForThisTab(left)) return copied;
  sessionStorage.setItem(PREVIEW_KEY, left);
  return left;
}

const isForThisTab = (text: string | null): text is string =>
  text !== null && (JSON.parse(text) as Left).tab === window.name;
