import { localStorageStore, memoryStore, type Store } from 'react-admin';

const browser = localStorageStore();
const tab = memoryStore();

/** Only the ids of the selected records; see useRecordSelection in ra-core. */
const isSelection = (key: string) => key.endsWith('.selectedIds');
const storeOf = (key: string) => (isSelection(key) ? tab : browser);

/**
 * What react-admin remembers of the lists. Columns, filters and the like are kept in the browser, and all tabs share
 * them. A selection belongs to its tab: otherwise an action here would affect what was selected elsewhere meanwhile.
 */
export const listStore: Store = {
  ...browser,
  setup: () => {
    browser.setup();
    tab.setup();
  },
  getItem: (key, defaultValue) => storeOf(key).getItem(key, defaultValue),
  // The lists must open even if the browser's storage is full, so that something can be deleted.
  setItem: (key, value) => {
    try {
      storeOf(key).setItem(key, value);
    } catch (error) {
      console.warn(`The browser did not keep "${key}"`, error);
    }
  },
  removeItem: (key) => storeOf(key).removeItem(key),
  subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
  // Saved columns and the like outlive a logout: this browser has one owner.
  reset: () => tab.reset(),
};
