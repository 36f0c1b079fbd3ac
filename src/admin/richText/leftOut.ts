import { isHarmlessAddress, isPictureAddress } from '../../shared/catalogue/addresses';
import { inertTemplate } from '../../shared/html/inertTemplate';

/** Embedded media. The site allows none of these tags (allowedHtml.ts), so they are removed. */
const MEDIA = {
  'iframe, frame': 'frame',
  video: 'video',
  audio: 'sound',
  'object, embed': 'plug-in',
};

/** The same for HTML that was typed, whose author put in each tag by hand. */
const PARTS = { ...MEDIA, form: 'form', 'svg, canvas': 'drawing', script: 'script', style: 'style sheet' };

declare module '@tiptap/core' {
  // TipTap is extended by merging into its interfaces; a type cannot do that.
  // biome-ignore lint/style/useConsistentTypeDefinitions: see above
  interface EditorEvents {
    /** Something of what was pasted does not stand in the text, which the owner is to know. */
    leftOut: { message: string };
  }
}

/** What of HTML that was typed the site will not show, in words; empty where that is nothing. */
export function leftOutOfHtml(html: string): string {
  const { content } = inertTemplate(html);
  const pictures = picturesWithout(isHarmlessAddress, content);
  return sentence([...counted(content, PARTS), ...some(pictures.length, 'picture')]);
}

/** The same of what is pasted, but for its pictures. */
export const leftOutOfPaste = (dom: ParentNode): string => sentence(counted(dom, MEDIA));

/** What is said of pasted pictures that the clipboard only names. */
export const picturesNotTaken = (count: number): string =>
  count === 1
    ? '1 picture could not be taken over from the clipboard: add it with the picture button.'
    : `${count} pictures could not be taken over from the clipboard: add them with the picture button.`;

/** Those on the disk of who wrote it, as in Word: saved, they would be pictures of nothing. */
export const picturesElsewhere = (dom: ParentNode): Element[] => picturesWithout(isPictureAddress, dom);

const picturesWithout = (isFit: (address: string) => boolean, dom: ParentNode): Element[] =>
  [...dom.querySelectorAll('img')].filter((picture) => !isFit(picture.getAttribute('src') ?? ''));

const sentence = (parts: readonly string[]): string =>
  parts.length > 0 ? `Left out: ${parts.join(', ')}, which the site does not show.` : '';

const counted = (dom: ParentNode, names: Record<string, string>): string[] =>
  Object.entries(names).flatMap(([tags, name]) => some(dom.querySelectorAll(tags).length, name));

function some(count: number, name: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? `a ${name}` : `${count} ${name}s`];
}
