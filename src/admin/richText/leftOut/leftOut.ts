import { isHarmlessAddress, isPictureAddress } from '../../../shared/catalogue/addresses';
import { inertTemplate } from '../../../shared/html/inertTemplate';
import { hasStruckOut } from '../../html/struckOut';

/** Embedded media. The site allows none of these tags (allowedHtml.ts), so they are removed. */
const MEDIA = {
  'iframe, frame': 'frame',
  video: 'video',
  audio: 'sound',
  'object, embed': 'plug-in',
};

/** The same and more for typed HTML, whose author wrote each tag by hand. */
const HTML_PARTS = {
  ...MEDIA,
  form: 'form',
  'svg, canvas': 'drawing',
  script: 'script',
  style: 'style sheet',
};

declare module '@tiptap/core' {
  // TipTap is extended by merging into its interfaces; a type cannot do that.
  // biome-ignore lint/style/useConsistentTypeDefinitions: see above
  interface EditorEvents {
    /** Part of what was pasted is not in the text, and the owner must be told. */
    leftOut: { message: string };
  }
}

/** Says which parts of typed HTML the site will not show; empty if it shows everything. */
export function leftOutOfHtml(html: string): string {
  const { content } = inertTemplate(html);
  const pictures = picturesWithout(isHarmlessAddress, content);
  const parts = sentence([
    ...namedParts(content, HTML_PARTS),
    ...some(pictures.length, 'picture'),
    ...struckOut(content),
  ]);
  return [parts, ...wordsTakenForTags(html, content)].filter(Boolean).join(' ');
}

/** Says that words after a `<` vanish: the parser takes them for a tag's name and attributes. Names the first such. */
function wordsTakenForTags(html: string, content: DocumentFragment): string[] {
  const tag = [...content.querySelectorAll('*')].find(({ attributes }) => [...attributes].some(isWord));
  const begun = tag ? `<${tag.localName}` : UNENDED_TAG.exec(html)?.[0];
  if (!begun) return [];
  return [`Left out: what follows “${begun}”, up to the next “>”. To show a “<”, write “&lt;”.`];
}

/** Whether this is more likely a word of the text than an attribute: it has no value, and needs one. */
const isWord = ({ name, value }: Attr): boolean =>
  value === '' && !BARE_ATTRIBUTES.includes(name) && !/^(?:aria|data)-/.test(name);

/** Those that HTML knows without a value, and those that programs leave empty. */
const BARE_ATTRIBUTES =
  'allowfullscreen async autoplay checked controls default defer disabled download hidden inert itemscope loop muted nomodule noshade novalidate nowrap open playsinline readonly required reversed selected alt class dir href id lang name rel src style target title'.split(
    ' ',
  );

/** At the end of the text. */
const UNENDED_TAG = /<[a-z][^\s<>]*(?=[^<>]*$)/i;

/** Says which parts of pasted HTML, except for pictures, the site will not show; empty if it shows all of them. */
export const leftOutOfPaste = (dom: ParentNode): string =>
  sentence([...namedParts(dom, MEDIA), ...struckOut(dom)]);

/** The message about pasted pictures that the clipboard only names, or that this browser cannot read. */
export const picturesNotTaken = (count: number): string =>
  count === 1
    ? '1 picture could not be taken over from the clipboard: add it with the picture button.'
    : `${count} pictures could not be taken over from the clipboard: add them with the picture button.`;

/** The message about a dropped file that is no picture. */
export const fileNotTaken = (name: string): string =>
  `“${name}” could not be taken over, because it is not a picture: add a link to its web address with the link button.`;

/** The pictures that are on the author's disk, as when copied from Word: saved, they would show nothing. */
export const picturesElsewhere = (dom: ParentNode): Element[] => picturesWithout(isPictureAddress, dom);

const picturesWithout = (isFit: (address: string) => boolean, dom: ParentNode): Element[] =>
  [...dom.querySelectorAll('img')].filter((picture) => !isFit(picture.getAttribute('src') ?? ''));

const sentence = (parts: readonly string[]): string =>
  parts.length > 0 ? `Left out: ${parts.join(', ')}, which the site does not show.` : '';

const namedParts = (dom: ParentNode, names: Record<string, string>): string[] =>
  Object.entries(names).flatMap(([tags, name]) => some(dom.querySelectorAll(tags).length, name));

const struckOut = (dom: ParentNode): string[] => (hasStruckOut(dom) ? ['struck-out text'] : []);

function some(count: number, name: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? `a ${name}` : `${count} ${name}s`];
}
