/// <reference types="vite/client" />

// biome-ignore-start lint/style/useConsistentTypeDefinitions: a type cannot add to Vite's and the browser's own.
/** Only what is named below is there: without this, Vite lets any name pass, as any type. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  readonly VITE_SITE_URL: string;
  readonly VITE_FORM_ENDPOINT: string;
  readonly VITE_WHATSAPP_NUMBER: string;
  readonly VITE_ADMIN_USER: string;
  readonly VITE_ADMIN_PASSWORD_SALT: string;
  readonly VITE_ADMIN_PASSWORD_HASH: string;
}

/** What boot.js (untyped, in the head) and the site's script pass to each other on `window`. */
interface Window {
  /** All rules of the public pages: resolves once they are there, and rejects where they do not come. */
  styled?: Promise<unknown>;
  /**
   * Has React take the page over; undefined once it does. Set by main.tsx, called by boot.js.
   * @throws when the page's code or styles could not be fetched: the page stays as it came, and this can be tried again
   */
  takeOver?: () => Promise<void>;
  /** The buttons that were pressed before the page could answer; undefined where none is written down. */
  earlyPresses?: HTMLButtonElement[];
  /** The visitor has done more than point. */
  isTouched?: boolean;
  /** The address, path and query, of the page view that was told before the script came. */
  toldView?: string;
  /** The tag manager's. */
  dataLayer?: unknown[];
}
// biome-ignore-end lint/style/useConsistentTypeDefinitions: see above.
