import { useEffect, useState } from 'react';
import { onStorageChange } from '../../shared/storage/browserStorage';

/** What `read`, a function outside of any component, finds in the browser's storage; read anew when that changes. */
export function useFollowed<T>(read: () => T): T {
  const [found, setFound] = useState(read);
  useEffect(() => onStorageChange(() => setFound(read())), [read]);
  return found;
}
