import { useLayoutEffect, useState } from 'react';
import { scaling } from '../form/scaling';
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
 * Nothing is saved meanwhile, and no others are taken.
 */
export function usePictureFiles(onPicture: (address: string) => void): PictureFiles {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  // Before the browser paints: saving is released with the frame that shows the picture.
  useLayoutEffect(() => (isBusy ? scaling.hold() : undefined), [isBusy]);

  async function take(files: readonly File[]) {
    if (isBusy || files.length === 0) return;
    setBusy(true);
    const failures: string[] = [];
    for (const file of files) {
      try {
        const address = await shrinkPicture(file);
        setFailure('');
        onPicture(address);
      } catch (error) {
        failures.push(messageOf(error, `“${file.name}” could not be read.`));
      }
    }
    if (failures.length > 0) setFailure(failures.join(' '));
    setBusy(false);
  }

  return { isBusy, take, failure, setFailure };
}
