import { useEffect, useState } from 'react';
import { onStorageChange } from '../../shared/storage/browserStorage';

/**
 * What `read` finds in the browser's storage, read again when that changes. `read` must be defined outside components.
 */
export function useStorageValue<T>(read: () => T): T {
  const [found, setFound] = useState(read);
  useEffect(() => {
    const readAnew = () => setFound(read());
    // It may have changed since the first read.
    readAnew();
    return onStorageChange(readAnew);
  }, [read]);
  return found;
}
