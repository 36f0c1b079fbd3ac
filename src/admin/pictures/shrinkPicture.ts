import { PICTURE_LIMIT } from './embeddedPicture';

const SIDES = [1200, 960, 800, 640, 480, 320];
const QUALITIES = [0.82, 0.7, 0.55, 0.4];

/**
 * Scales a picture file down to a WebP (or a JPEG) of at most 60 kB, as a data: address. Tries larger sides first, and
 * each at decreasing quality.
 * @throws {Error} with a message for the owner if the file is empty, is not a picture or will not get small enough
 */
export async function shrinkPicture(file: File): Promise<string> {
  if (file.size === 0) {
    throw new Error(`“${file.name}” is empty. Copy it again from the camera or the phone.`);
  }
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(`“${file.name}” is not a picture that this browser can read. Save it as JPEG first.`);
  });
  try {
    const type = typeToWrite();
    for (const side of SIDES) {
      const canvas = drawn(bitmap, side, type);
      for (const quality of QUALITIES) {
        const blob = await encoded(canvas, type, quality);
        if (blob.size <= PICTURE_LIMIT) return await asDataAddress(blob);
      }
    }
  } finally {
    bitmap.close();
  }
  throw new Error(
    `“${file.name}” could not be made small enough. Use a simpler picture, or give its web address.`,
  );
}

type Type = 'image/webp' | 'image/jpeg';

/** Safari cannot write WebP: asked for one, it returns a PNG, whatever the quality. */
function typeToWrite(): Type {
  const empty = document.createElement('canvas').toDataURL('image/webp');
  return empty.startsWith('data:image/webp') ? 'image/webp' : 'image/jpeg';
}

function drawn(bitmap: ImageBitmap, longestSide: number, type: Type): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context && type === 'image/jpeg') {
    // In a JPEG, transparent areas would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encoded(canvas: HTMLCanvasElement, type: Type, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser cannot write pictures.'))),
      type,
      quality,
    );
  });
}

function asDataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture could not be read.'));
    reader.readAsDataURL(blob);
  });
}
