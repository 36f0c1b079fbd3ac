import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach } from 'vitest';
import { emptyHistory } from './support/historyStorage';
import { removeRendered } from './support/render';

/* Each test of the admin's screens begins as in a new browser: no test meets what another one saved or typed. */

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await emptyHistory();
  await deleteDB('admin-drafts');
});

afterEach(removeRendered);
