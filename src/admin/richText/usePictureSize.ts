import { useEffect, useState } from 'react';
import type { PictureSize } from './picture';

/** The size of the picture at this address; undefined until it is there, and for one that does not come. */
export function usePictureSize(address: string): PictureSize | undefined {
  const [found, setFound] = useState<PictureSize & { address: string }>();
  useEffect(() => {
    if (address === '') return;
    const image = new Image();
    image.onload = () => setFound({ address, width: image.naturalWidth, height: image.naturalHeight });
    image.src = address;
    return () => {
      image.onload = null;
    };
  }, [address]);
  // Drawings without a size of their own say 0.
  if (found?.address !== address || found.width === 0) return undefined;
  return { width: found.width, height: found.height };
}
