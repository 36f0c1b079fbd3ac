import { useEffect, useState } from 'react';

/**
 * What `load` resolves to for this key; undefined until it is known, and for another key still the former one until then.
 * @param load never rejects, and must be defined outside components
 */
export function useLoaded<Key, T>(load: (key: Key) => Promise<T>, key: Key): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    let isOn = true;
    void load(key).then((found) => isOn && setLoaded(found));
    return () => {
      isOn = false;
    };
  }, [load, key]);
  return loaded;
}
