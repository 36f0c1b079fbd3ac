import { useEffect, useState } from 'react';
import { onStorageChange } from '../../shared/storage/browserStorage';
import { findUnreadable, type Unreadable } from './unreadable';

/** The stored texts that could not be read whole, kept up to date. */
export function useUnreadable(): Unreadable[] {
  const [found, setFound] = useState(findUnreadable);
  useEffect(() => onStorageChange(() => setFound(findUnreadable())), []);
  return found;
}
