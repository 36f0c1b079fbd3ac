import { useSyncExternalStore } from 'react';
import { onStorageChange, readText, tryWriteText, writeText } from '../../shared/storage/browserStorage';
import { localKeys } from '../storage/adminKeys';

const KEY = localKeys.auth;

export const isLoggedIn = (): boolean => readText(KEY) === 'true';

/** @throws {StorageRefusedError} if the browser does not store it */
export const logIn = (): void => writeText(KEY, 'true');

/**
 * Logs out, whatever the storage has room for: “false” is longer than “true”, but a missing key also means logged out.
 * @throws {StorageRefusedError} if the browser does not even remove the key
 */
export function logOut(): void {
  if (isLoggedIn() && !tryWriteText(KEY, 'false')) writeText(KEY, null);
}

/**
 * Initialises the key to false, also where it holds no boolean, which is logged (section 8). If the browser refuses, the
 * owner counts as logged out anyway.
 */
export function seedAuth(): void {
  const stored = readText(KEY);
  if (stored === 'true' || stored === 'false') return;
  if (stored !== null) console.warn(`What was stored under "${KEY}" is neither true nor false`);
  tryWriteText(KEY, 'false');
}

/** Calls back when another tab logs in or out. Returns a function that unsubscribes. */
export function onLoginChange(listener: () => void): () => void {
  return onStorageChange((key) => {
    if (key === KEY || key === null) listener();
  });
}

export const useIsLoggedIn = (): boolean => useSyncExternalStore(onLoginChange, isLoggedIn);
