/** What a picture kept in the browser may weigh: there are about 5 MB for everything. */
const PICTURE_LIMIT = 60 * 1024;

const SIDES = [1200, 960, 800, 640, 480, 320];
const QUALITIES = [0.82, 0.7, 0.55, 0.4];

/**
 * A picture file scaled down to a WebP of at most 60 kB, as a data: address. Larger sides are tried first,
 * and each at falling quality.
 * @throws {Error} with words for the owner when the file is no picture or will not get small enough
 */
export async function shrinkPicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(`“${file.name}” is not a picture that this browser can read.`);
  });
  try {
    for (const side of SIDES) {
      for (const quality of QUALITIES) {
        const blob = await toWebP(bitmap, side, quality);
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

async function toWebP(bitmap: ImageBitmap, longestSide: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser cannot write pictures.'))),
      'image/webp',
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
