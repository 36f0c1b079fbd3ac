import { useEffect, useState } from 'react';

/** Not there on addresses that are neither https nor localhost. */
const manager = () => navigator.storage as StorageManager | undefined;

let hasAsked = false;

/**
 * Asks the browser not to clear by itself what the site keeps: Safari does that after seven days without a visit,
 * others when the disk is full. Some browsers decide alone, others ask the owner: so once a page.
 */
export async function askToPersist(): Promise<void> {
  if (hasAsked) return;
  hasAsked = true;
  try {
    if (!(await manager()?.persisted())) await manager()?.persist();
  } catch (error) {
    console.warn('The browser was not asked to keep what the site stores', error);
  }
}

/** Whether the browser may clear by itself what the site keeps. */
export function useMayBeEvicted(): boolean {
  const [mayBe, setMayBe] = useState(false);
  useEffect(() => {
    let isOn = true;
    manager()
      ?.persisted()
      .then((isLasting) => isOn && setMayBe(!isLasting))
      .catch(() => undefined);
    return () => {
      isOn = false;
    };
  }, []);
  return mayBe;
}
