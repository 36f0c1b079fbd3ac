import { Image } from '@tiptap/extension-image';
import { Plugin } from '@tiptap/pm/state';
import { SAFE_SCHEMES } from '../../../shared/html/allowedHtml';
import { parseUrl } from '../../../shared/parseUrl';

/**
 * A picture, and the address that it is linked to. The editor's links are marks on text, and a picture that is a block
 * of its own cannot have any.
 */
export const PictureNode = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      href: { default: null, parseHTML: linkAround, renderHTML: () => ({}) },
    };
  },
  parseHTML() {
    // The paragraph around a picture would be left behind empty.
    const onlyAround = { tag: 'p', priority: 60, skip: true, getAttrs: isAroundPicture } as const;
    return [...(this.parent?.() ?? []), onlyAround];
  },
  renderHTML({ node, HTMLAttributes }) {
    const { href } = node.attrs;
    return href ? ['a', { href }, ['img', HTMLAttributes]] : ['img', HTMLAttributes];
  },
  addProseMirrorPlugins: () => [doNotFollowLinks],
}).configure({ allowBase64: true });

/** A press selects the picture. Browsers follow links around what cannot be edited, also inside an editor. */
const doNotFollowLinks = new Plugin({
  props: {
    handleDOMEvents: {
      click: (_view, event) => {
        if ((event.target as Element).closest('a')) event.preventDefault();
        return false;
      },
    },
  },
});

const isAroundPicture = (paragraph: HTMLElement) =>
  paragraph.querySelector('img[src]') && paragraph.textContent.trim() === '' ? null : false;

function linkAround(picture: HTMLElement): string | null {
  const href = picture.closest('a')?.getAttribute('href');
  const scheme = href && parseUrl(href, location.href)?.protocol.slice(0, -1);
  return href && scheme && SAFE_SCHEMES.includes(scheme) ? href : null;
}
