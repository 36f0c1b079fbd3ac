import { useEffect, useState } from 'react';
import type { PictureSize } from '../nodes/picture';

/** The size of the picture at this address; undefined until it has loaded, or if it does not load. */
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
  // SVGs without an intrinsic size report 0.
  if (found?.address !== address || found.width === 0) return undefined;
  return { width: found.width, height: found.height };
}
