/** The kinds of picture files that may hold several pictures to be shown in turn. */
const MAY_MOVE = ['image/gif', 'image/webp', 'image/png', 'image/avif'];

/**
 * What to tell the owner about a file that moves, of which scaling down keeps the first picture only. Empty for any
 * other, and where the browser cannot tell.
 */
export async function stillNote(file: File): Promise<string> {
  return (await moves(file))
    ? `“${file.name}” moves. Only its first picture was taken, which stands still.`
    : '';
}

async function moves(file: File): Promise<boolean> {
  if (!MAY_MOVE.includes(file.type) || !('ImageDecoder' in window)) return false;
  try {
    const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: file.type });
    try {
      await decoder.tracks.ready;
      return decoder.tracks.selectedTrack?.animated ?? false;
    } finally {
      decoder.close();
    }
  } catch {
    // The picture itself could be read, so this is no failure.
    return false;
  }
}
