import { useLayoutEffect, useRef, useState } from 'react';
import { scaling } from '../form/holds';
import { messageOf } from '../words/messageOf';
import { shrinkPicture } from './shrinkPicture';

export type PictureFiles = {
  isBusy: boolean;
  take: (files: readonly File[]) => Promise<void>;
  /** Which of the last files could not be read, in words. */
  failure: string;
  /** Says something else there, until the next picture is taken. */
  setFailure: (message: string) => void;
};

/**
 * Hands on picture files, scaled down, as data: addresses, one after the other; then it says which could not be read.
 * Nothing is saved meanwhile, and others wait for their turn.
 */
export function usePictureFiles(onPicture: (address: string) => void): PictureFiles {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  // Before the browser paints: saving is released with the frame that shows the picture.
  useLayoutEffect(() => (isBusy ? scaling.hold() : undefined), [isBusy]);

  /** Those that are still to be scaled down, while others are. */
  const queue = useRef<File[]>(undefined);

  async function take(files: readonly File[]) {
    if (queue.current) return void queue.current.push(...files);
    if (files.length === 0) return;
    queue.current = [...files];
    setBusy(true);
    const failures: string[] = [];
    for (let file = queue.current.shift(); file; file = queue.current.shift()) {
      try {
        const address = await shrinkPicture(file);
        setFailure('');
        onPicture(address);
      } catch (error) {
        failures.push(messageOf(error, `“${file.name}” could not be read.`));
      }
    }
    if (failures.length > 0) setFailure(failures.join(' '));
    queue.current = undefined;
    setBusy(false);
  }

  return { isBusy, take, failure, setFailure };
}
