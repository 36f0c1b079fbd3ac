import { Box } from '@mui/material';
import { type DragEvent, type ReactNode, useState } from 'react';
import type { PictureFiles } from './usePictureFiles';

type Props = { files: PictureFiles; children: ReactNode };

/** Accepts picture files that are dropped on it, and ignores anything else. */
export function PictureDropZone({ files, children }: Props) {
  const [isOver, setOver] = useState(false);

  function allow(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent) {
    setOver(false);
    if (!event.dataTransfer.types.includes('Files')) return;
    // Otherwise the browser would open the file in place of the form.
    event.preventDefault();
    void files.take([...event.dataTransfer.files]);
  }

  return (
    <Box
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        outline: isOver ? '2px dashed' : undefined,
        outlineColor: 'primary.main',
        outlineOffset: 4,
        borderRadius: 1,
      }}
    >
      {children}
    </Box>
  );
}
