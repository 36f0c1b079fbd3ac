/** Attributes that belong to what a tag says. Not `rel`, which the sanitiser sets. */
const ATTRIBUTES: Record<string, readonly string[]> = {
  A: ['href', 'title'],
  IMG: ['src', 'alt', 'title', 'width', 'height'],
  OL: ['start'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan', 'scope'],
};

/** What such an attribute says if it is left out: written or not is the same. */
const USUAL: Record<string, string> = { start: '1', colspan: '1', rowspan: '1', scope: 'col' };

const BLOCKS: ReadonlySet<string> = new Set(
  'H2 H3 UL OL LI BLOCKQUOTE TABLE CAPTION TR TD TH FIGURE FIGCAPTION'.split(' '),
);
const CELLS: ReadonlySet<string> = new Set(['TD', 'TH']);
/** Where the words before and after stand apart. */
const SPACED: ReadonlySet<string> = new Set(['P', 'BR']);

/**
 * What the site shows of HTML, as a text to compare: its words, each change of what is linked, bold or italic, its
 * pictures, and the blocks around them. The same HTML with other spaces, paragraphs, line breaks or empty blocks, or
 * with its tags for bold inside those for links, has the same shape.
 */
export function shapeOf(content: Node): string {
  const shape: string[] = [];
  let marksBefore = '';
  let isAfterWord = false;
  let isSpaced = false;

  function addTag(tag: string): void {
    shape.push(`<${tag}>`);
    marksBefore = '';
    isAfterWord = false;
    isSpaced = false;
  }

  function addWords(text: string, marks: string): void {
    for (const piece of text.split(/(\s+)/)) {
      if (piece.trim() === '') {
        isSpaced ||= piece !== '';
        continue;
      }
      if (isSpaced && isAfterWord) shape.push(' ');
      if (marks !== marksBefore) shape.push(`{${marks}}`);
      shape.push(piece);
      marksBefore = marks;
      isAfterWord = true;
      isSpaced = false;
    }
  }

  function addPicture(picture: Element, marks: ReadonlySet<string>): void {
    const link = [...marks].find((mark) => mark.startsWith('A ')) ?? '';
    if (picture.hasAttribute('src')) addTag(`${tagOf(picture)} ${link}`);
  }

  function addBlock(block: Element, marks: ReadonlySet<string>): void {
    addTag(tagOf(block));
    const { length } = shape;
    addAll(block, marks);
    const isEmpty = shape.length === length && !CELLS.has(block.tagName);
    if (isEmpty) shape.pop();
    else addTag(`/${block.tagName}`);
  }

  function addElement(element: Element, marks: ReadonlySet<string>): void {
    if (element.tagName === 'IMG') addPicture(element, marks);
    else if (BLOCKS.has(element.tagName)) addBlock(element, marks);
    else if (isMark(element)) addAll(element, new Set([...marks, tagOf(element)]));
    else {
      isSpaced ||= SPACED.has(element.tagName);
      addAll(element, marks);
      isSpaced ||= SPACED.has(element.tagName);
    }
  }

  function addAll(parent: Node, marks: ReadonlySet<string>): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) addWords(node.nodeValue ?? '', [...marks].sort().join(', '));
      else if (node.nodeType === Node.ELEMENT_NODE) addElement(node as Element, marks);
    }
  }

  addAll(content, new Set());
  return shape.join('');
}

/** A link without an address leads nowhere. */
const isMark = (element: Element): boolean =>
  element.tagName === 'A' ? Boolean(element.getAttribute('href')) : /^(?:STRONG|EM)$/.test(element.tagName);

/** The tag with its attributes, such as `A href="/blog"`. */
function tagOf(element: Element): string {
  const attributes = (ATTRIBUTES[element.tagName] ?? [])
    .map((name) => [name, element.getAttribute(name)] as const)
    .filter(([name, value]) => value !== null && value !== USUAL[name]);
  return [element.tagName, ...attributes.map(([name, value]) => `${name}=${JSON.stringify(value)}`)].join(
    ' ',
  );
}
