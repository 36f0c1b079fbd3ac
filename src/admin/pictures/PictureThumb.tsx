import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import { Box } from '@mui/material';
import { useState } from 'react';
import { smallPicture } from '../../shared/pictures';

type Props = { src: string; alt?: string; size: number; onBroken?: (isBroken: boolean) => void };

/** A small picture; one that does not load is shown as broken. */
export function PictureThumb({ src, alt = '', size, onBroken }: Props) {
  /** The address that did not load; another one has not been tried yet. */
  const [broken, setBroken] = useState<string>();
  const isBroken = broken === src;
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
      onLoad={() => {
        // The broken address gets another chance if it is entered again.
        setBroken(undefined);
        onBroken?.(false);
      }}
      onError={() => {
        setBroken(src);
        onBroken?.(true);
      }}
      sx={frame}
    />
  );
}
