import { databases } from '../../storage/adminKeys';

/* Tells other parts of the admin, and other tabs, what happens to the history. */

/** The name of the channel that tells tabs about the database. */
const NAME = databases.history;

let ownEnd: BroadcastChannel | undefined;
let hasFailed = false;
const onFailures = new Set<() => void>();

/** Tells all tabs, including this one, that the history changed. */
export function announceHistoryChange(): void {
  ownEnd ??= new BroadcastChannel(NAME);
  ownEnd.postMessage('kept');
}

/** Calls back when the history changes in any tab. Returns a function that stops this. */
export function onHistoryChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = listener;
  return () => channel.close();
}

/** Notes whether the history failed to keep the last change of this page. */
export function setHistoryFailed(failed: boolean): void {
  if (hasFailed === failed) return;
  hasFailed = failed;
  for (const listener of onFailures) listener();
}

/** Whether the last change of this page could not be kept. */
export const hasHistoryFailed = (): boolean => hasFailed;

/** Calls back when that changes. Returns a function that stops this. */
export function onHistoryFailure(listener: () => void): () => void {
  onFailures.add(listener);
  return () => onFailures.delete(listener);
}
