import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { shrinking, useHold } from '../holds';
import { scaledDown } from './scaledDown';

export type PictureFiles = {
  isBusy: boolean;
  take: (files: readonly File[]) => Promise<void>;
  /** Says how many of the last files are ready, for screen readers; empty meanwhile. */
  announcement: string;
  /** Says which of the last files could not be read; empty if all could. */
  failure: string;
  /** Sets another message there, until the next picture is accepted. */
  setFailure: (message: string) => void;
};

/**
 * Scales picture files down and passes them on as data: addresses, one after the other; then says which could not be
 * read. Saving is held back meanwhile, and files that are added wait for their turn.
 */
export function usePictureFiles(onPicture: (address: string) => void): PictureFiles {
  const [isBusy, setBusy] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [failure, setFailure] = useState('');
  useHold(shrinking, isBusy);

  /** The files still to be scaled down; undefined while nothing is in progress. */
  const queue = useRef<File[]>(undefined);

  async function take(files: readonly File[]) {
    if (queue.current) return void queue.current.push(...files);
    if (files.length === 0) return;
    queue.current = [...files];
    setBusy(true);
    setAnnouncement('');
    let ready = 0;
    const failures: string[] = [];
    for (let file = queue.current.shift(); file; file = queue.current.shift()) {
      const result = await scaledDown(file);
      if ('failure' in result) {
        failures.push(result.failure);
        continue;
      }
      ready += 1;
      setFailure('');
      // Synchronously: otherwise a press that waits for its turn would change the rows as they were without the picture.
      flushSync(() => onPicture(result.address));
    }
    if (failures.length > 0) setFailure(failures.join(' '));
    if (ready > 0) setAnnouncement(ready === 1 ? 'The picture is ready.' : `${ready} pictures are ready.`);
    queue.current = undefined;
    setBusy(false);
  }

  return { isBusy, take, announcement, failure, setFailure };
}
