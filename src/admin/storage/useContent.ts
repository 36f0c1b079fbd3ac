import { useEffect, useState } from 'react';
import { type Content, currentContent } from '../../shared/catalogue/content';
import { onStorageChange } from '../../shared/storage/browserStorage';

/** All content, kept up to date; undefined until it is read. */
export function useContent(): Content | undefined {
  const [content, setContent] = useState<Content>();
  useEffect(() => {
    let newest = 0;
    async function read() {
      newest += 1;
      const number = newest;
      try {
        const now = await currentContent();
        // An earlier read may take longer than a later one.
        if (number === newest) setContent(now);
      } catch (error) {
        console.warn('The content could not be read; the next change is looked at again', error);
      }
    }
    void read();
    const stop = onStorageChange(() => void read());
    return () => {
      newest = -1;
      stop();
    };
  }, []);
  return content;
}
