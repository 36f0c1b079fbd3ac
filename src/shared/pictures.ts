/*
 * This site's own pictures lie under one name in several widths and two formats. A record names the largest,
 * NAME-1200.webp, and the others are found beside it. Any other URL is one picture and stays as it is.
 */

export const PICTURE_WIDTHS = [400, 800, 1200] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** What readers of links show whole: LinkedIn, WhatsApp and Facebook cut others to it. */
export const SHARED_PICTURE = { width: 1200, height: 630 } as const;

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const OWN = /^(\/images\/(?:products|scenes)\/[\w-]+)-1200\.webp$/;

/** The address without width and ending, or undefined where there is only the one picture. */
export const pictureName = (url: string): string | undefined => OWN.exec(url)?.[1];

/** The address of one of the picture's files. */
export const pictureFile = (name: string, width: PictureWidth, format: PictureFormat): string =>
  `${name}-${width}.${format}`;

/** One of this site's pictures; the first group is the base name of its JPEG for link previews. */
const SHAREABLE = /^(\/images\/[\w/-]+?)(?:-1200)?\.(?:webp|png|jpe?g|avif)$/i;

/**
 * The address of a picture as links to its page show it, a JPEG of SHARED_PICTURE's size, or undefined where it is not
 * a file of this site's. The build makes them (tools/seo/sharedPictures.ts).
 */
export function sharedPicture(url: string): string | undefined {
  const name = SHAREABLE.exec(url)?.[1];
  return name && `${name}-share.jpg`;
}

/** The picture at a width of 400, where it has one: for previews, and browsers that choose none. */
export function smallPicture(url: string): string {
  const name = pictureName(url);
  return name === undefined ? url : pictureFile(name, 400, 'webp');
}

/** Whether an address is a picture itself: the owner chose it from a file, and it is not published yet. */
export const isEmbedded = (address: string): boolean => /^data:/i.test(address.trim());
