import { useEffect, useState } from 'react';

/**
 * What `load` resolves to for this key; undefined at first. For another key, the former result stays until the new one
 * is there.
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
