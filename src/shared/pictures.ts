/*
 * Each of the site's own pictures is stored under one name in several widths and two formats. A record names the
 * largest, NAME-1200.webp; the others are next to it. Any other URL is a single picture and is used as it is.
 */

export const PICTURE_WIDTHS = [400, 800, 1200] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The size that link previews show whole: LinkedIn, WhatsApp and Facebook crop other pictures to it. */
export const SHARED_PICTURE = { width: 1200, height: 630 } as const;

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const OWN = /^(\/images\/(?:products|scenes)\/[\w-]+)-1200\.webp$/;

/** The address without width and extension, or undefined if it is a single picture. */
export const pictureName = (url: string): string | undefined => OWN.exec(url)?.[1];

/** The address of one of the picture's files. */
export const pictureFile = (name: string, width: PictureWidth, format: PictureFormat): string =>
  `${name}-${width}.${format}`;

/** One of this site's pictures; the first group is the base name of its JPEG for link previews. */
const SHAREABLE = /^(\/images\/[\w/-]+?)(?:-1200)?\.(?:webp|png|jpe?g|avif)$/i;

/**
 * The address of the picture's version for link previews, a JPEG of SHARED_PICTURE's size that the build makes
 * (tools/seo/sharedPictures.ts), or undefined if the picture is not a file of this site.
 */
export function sharedPicture(url: string): string | undefined {
  const name = SHAREABLE.exec(url)?.[1];
  return name && `${name}-share.jpg`;
}

/** The picture at a width of 400 if it has one, for thumbnails and for browsers that do not choose a width. */
export function smallPicture(url: string): string {
  const name = pictureName(url);
  return name === undefined ? url : pictureFile(name, 400, 'webp');
}

/** Whether the address contains the picture itself: the owner chose it from a file and has not published it yet. */
export const isEmbedded = (address: string): boolean => /^data:/i.test(address.trim());
