import { useSyncExternalStore } from 'react';
import { onStorageChange, readText, writeText } from '../../shared/storage/browserStorage';
import { localKeys } from '../storage/keys';

const KEY = localKeys.auth;

export const isLoggedIn = (): boolean => readText(KEY) === 'true';

/** @throws {StorageRefusedError} when the browser does not keep it */
export function setLoggedIn(value: boolean): void {
  writeText(KEY, String(value));
}

/** The key starts as false; a browser that refuses counts as logged out anyway. */
export function seedAuth(): void {
  if (readText(KEY) !== null) return;
  try {
    setLoggedIn(false);
  } catch {
    // Said in the console by the store.
  }
}

/** Calls back when another tab logs in or out. Returns the way to stop. */
export function onLoginChange(listener: (loggedIn: boolean) => void): () => void {
  return onStorageChange((key) => {
    if (key === KEY || key === null) listener(isLoggedIn());
  });
}

export const useIsLoggedIn = (): boolean => useSyncExternalStore(onLoginChange, isLoggedIn);
