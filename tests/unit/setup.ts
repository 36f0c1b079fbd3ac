import { afterAll, beforeAll, vi } from 'vitest';

/** By this React knows that a test waits for what it renders, with `act`. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/* Files that share their modules also share what a test replaced in them, and the document with its storage. */

beforeAll(() => {
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
