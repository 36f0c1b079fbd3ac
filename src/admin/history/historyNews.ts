/* What other parts of the admin, and other tabs, want to know of the history. */

const NAME = 'admin-history';

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

/** Tells that no history can be kept: the first time only, until the page is loaded again. */
export function tellFailure(): void {
  if (hasFailed) return;
  hasFailed = true;
  for (const listener of onFailures) listener();
}

/** Calls back when the history cannot be kept. Returns the way to stop. */
export function onHistoryFailure(listener: () => void): () => void {
  onFailures.add(listener);
  return () => onFailures.delete(listener);
}
