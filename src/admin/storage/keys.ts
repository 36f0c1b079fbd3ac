/*
 * What the admin keeps in the visitor's browser beside the content, under which names. The privacy page names them, too.
 */

/** Keys of local storage. */
export const localKeys = {
  /** The stored boolean of specification, section 4. */
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
