import { afterAll, beforeAll, expect, vi } from 'vitest';
import { reactInternals } from './reactInternals';

/**
 * By this React knows that a test waits, with `act`, for what it renders. It is so only while one does: React would
 * otherwise warn of what a page renders by its own timers, and Vitest fails a run that logs after a file's last test.
 */
Object.defineProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT', {
  get: () => reactInternals.actQueue !== null,
  // Files that share their modules share the globals, too.
  configurable: true,
});

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

/** What a file does here to its modules would last for all files after it that share them. */
const refused = () => {
  throw new Error('Only a file named *.isolated.test may replace modules or load them anew (README).');
};
if (!expect.getState().testPath?.includes('.isolated.test.'))
  Object.assign(vi, {
    mock: refused,
    doMock: refused,
    unmock: refused,
    doUnmock: refused,
    resetModules: refused,
  });
