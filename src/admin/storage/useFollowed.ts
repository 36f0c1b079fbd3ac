import { useEffect, useState } from 'react';
import { onStorageChange } from '../../shared/storage/browserStorage';

/** What `read`, a function outside of any component, finds in the browser's storage; read anew when that changes. */
export function useFollowed<T>(read: () => T): T {
  const [found, setFound] = useState(read);
  useEffect(() => {
    const readAnew = () => setFound(read());
    // It may have changed since the first look.
    readAnew();
    return onStorageChange(readAnew);
  }, [read]);
  return found;
}
