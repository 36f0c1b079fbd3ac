import { databases } from '../storage/keys';

/* What other parts of the admin, and other tabs, want to know of the history. */

/** The channel's, which tells tabs of the database. */
const NAME = databases.history;

let ownEnd: BroadcastChannel | undefined;
let hasFailed = false;
const onFailures = new Set<() => void>();

/** Tells all tabs, this one too, that the history is another now. */
export function tellKept(): void {
  ownEnd ??= new BroadcastChannel(NAME);
  ownEnd.postMessage('kept');
}

/** Calls back when the history changed in any tab. Returns the way to stop. */
export function onHistoryChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = listener;
  return () => channel.close();
}

/** Notes whether the history took the last change of this page. */
export function setFailed(failed: boolean): void {
  if (hasFailed === failed) return;
  hasFailed = failed;
  for (const listener of onFailures) listener();
}

/** Whether the last change of this page could not be kept. */
export const hasHistoryFailed = (): boolean => hasFailed;

/** Calls back when that is otherwise. Returns the way to stop. */
export function onHistoryFailure(listener: () => void): () => void {
  onFailures.add(listener);
  return () => onFailures.delete(listener);
}
