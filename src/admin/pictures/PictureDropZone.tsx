import { Box } from '@mui/material';
import { type DragEvent, type ReactNode, useState } from 'react';
import type { PictureFiles } from './usePictureFiles';

type Props = { files: PictureFiles; isMultiple?: boolean; children: ReactNode };

/** Accepts picture files that are dropped on it, only one at a time unless `isMultiple`, and ignores anything else. */
export function PictureDropZone({ files, isMultiple = false, children }: Props) {
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
    const dropped = [...event.dataTransfer.files];
    if (isMultiple || dropped.length === 1) void files.take(dropped);
    else files.setFailure('There is room for one picture here: drop one file.');
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
