import { findUnreadable, type Unreadable } from './unreadable';
import { useFollowed } from './useFollowed';

/** The stored texts that could not be read whole, kept up to date. */
export const useUnreadable = (): Unreadable[] => useFollowed(findUnreadable);
