/// <reference types="vite/client" />

// biome-ignore-start lint/style/useConsistentTypeDefinitions: only interfaces can add to Vite's and the browser's own.
/** Allows only the names below: without this, Vite accepts any name, with any type. */
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
  /** All rules of the public pages: resolves once they are loaded, and rejects if they cannot be. */
  styled?: Promise<unknown>;
  /**
   * Hydrates the page, or renders it, once: further calls wait for the first. Set by main.tsx, called by boot.js.
   * @throws if the page's code or styles could not be fetched: the page stays as it came, and this can be tried again
   */
  takeOver?: () => Promise<void>;
  /** The buttons pressed before the page could respond; undefined while presses are not recorded. */
  earlyPresses?: HTMLButtonElement[];
  /** Whether the visitor has done more than move the pointer or the focus, or print. */
  isTouched?: boolean;
  /** Whether something was typed into a page that was held back, before the script took it over: it never does then. */
  isTyped?: boolean;
  /** The address (path and query) of the page view that boot.js reported before the script loaded. */
  toldView?: string;
  /** Tells of Android's Back, or Escape, once. TypeScript does not know it yet. */
  CloseWatcher?: new () => EventTarget & { destroy(): void };
  /** The tag manager's. */
  dataLayer?: unknown[];
}
// biome-ignore-end lint/style/useConsistentTypeDefinitions: see above.
