import { useEffect, useState } from 'react';
import { type Content, currentContent } from '../../shared/catalogue/changes';
import { onStorageChange } from '../../shared/storage/browserStorage';

/** All content, kept up to date; undefined until it is read. */
export function useContent(): Content | undefined {
  const [content, setContent] = useState<Content>();
  useEffect(() => {
    let isOn = true;
    const read = () => void currentContent().then((now) => isOn && setContent(now));
    read();
    const stop = onStorageChange(read);
    return () => {
      isOn = false;
      stop();
    };
  }, []);
  return content;
}
