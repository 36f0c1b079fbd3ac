import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import { Box } from '@mui/material';
import { useState } from 'react';
import { smallPicture } from '../../shared/pictures';
import { paper } from '../palette';

type Props = { src: string; alt?: string; size: number; onBroken?: (isBroken: boolean) => void };

/** A small picture; one that does not load is shown as broken. */
export function PictureThumb({ src, alt = '', size, onBroken }: Props) {
  const [isBroken, setBroken] = useBroken(src);
  const note = (isSo: boolean) => {
    setBroken(isSo);
    onBroken?.(isSo);
  };
  const frame = {
    width: size,
    height: (size * 3) / 4,
    flexShrink: 0,
    borderRadius: 1,
    border: 1,
    borderColor: 'divider',
    objectFit: 'cover',
    bgcolor: 'background.default',
  } as const;
  if (src === '' || isBroken) {
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        {isBroken && <BrokenImageIcon titleAccess="Picture does not load" />}
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={smallPicture(src)}
      alt={alt}
      loading="lazy"
      // Dropped on a field or a text, it would put its address or a copy of itself there.
      draggable={false}
      onLoad={() => note(false)}
      onError={() => note(true)}
      sx={{ ...frame, bgcolor: paper }}
    />
  );
}

/**
 * Whether the picture at this address did not load, and what notes that. Another one has not been tried yet; once it has
 * loaded, the broken address gets another chance if it is entered again.
 */
export function useBroken(address: string) {
  const [broken, setBroken] = useState<string>();
  return [broken === address, (isSo: boolean) => setBroken(isSo ? address : undefined)] as const;
}
