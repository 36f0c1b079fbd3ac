/*
 * The names under which the admin keeps data in the browser, besides the content, what react-admin remembers of the
 * lists (listStore.ts) and previews (shared/storage/preview.ts). The privacy page lists them, too.
 */

/** Keys of local storage. */
export const localKeys = {
  /** Whether the owner is logged in. Specification, section 4. */
  auth: 'auth',
  lastSave: 'admin_last_save',
  madeOn: 'content_made_on',
  downloads: 'content_downloads',
  lastDownload: 'content_last_download',
} as const;

/** Keys of session storage. */
export const sessionKeys = { loginAttempts: 'admin_login_attempts' } as const;

/** Names of IndexedDB databases. */
export const databases = { history: 'admin-history', drafts: 'admin-drafts' } as const;
