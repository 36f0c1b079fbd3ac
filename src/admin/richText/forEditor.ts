import { inertTemplate } from '../../shared/html/inertTemplate';
import { inSiteTags } from '../html/siteTags';

/**
 * Returns HTML as the editor is given it: in the tags that the site shows, and with each newline of its source as the
 * blank that a page shows. The editor keeps all blanks, so that none is lost while somebody types, and would turn
 * newlines into line breaks. Needs a browser (a DOM).
 */
export function forEditor(html: string): string {
  // The editor itself writes no newlines: what it wrote must come back to it as it is.
  if (!/[\r\n]/.test(html)) return inSiteTags(html);
  const template = inertTemplate(html);
  for (const line of linesIn(template.content)) newlinesToBlanks(line);
  return inSiteTags(template.innerHTML);
}

/** Where a line begins and ends. Beside other tags that do, at most a blank too many stays. */
const EDGES: ReadonlySet<string> = new Set(
  'P DIV H1 H2 H3 H4 H5 H6 UL OL LI BLOCKQUOTE TABLE CAPTION THEAD TBODY TFOOT TR TD TH FIGURE FIGCAPTION IMG BR PRE'.split(
    ' ',
  ),
);

/** The texts of each line, except for preformatted ones. */
function linesIn(content: Node): Text[][] {
  const lines: Text[][] = [[]];
  function add(node: Node): void {
    if (node instanceof Text) lines.at(-1)?.push(node);
    const isEdge = EDGES.has(node.nodeName);
    if (isEdge) lines.push([]);
    if (node.nodeName !== 'PRE') for (const child of node.childNodes) add(child);
    if (isEdge) lines.push([]);
  }
  add(content);
  return lines;
}

const WITH_NEWLINE = /[ \t\f]*[\r\n][ \t\r\n\f]*/g;

/** Puts one blank in place of a newline and the blanks around it; none at the line's ends, or beside another blank. */
function newlinesToBlanks(line: readonly Text[]): void {
  const texts = line.filter(({ data }) => data !== '');
  let before: string | undefined;
  texts.forEach((text, index) => {
    const { data } = text;
    const after = texts[index + 1]?.data[0];
    text.data = data.replace(WITH_NEWLINE, (run: string, at: number) =>
      isBlank(data[at - 1] ?? before) || isBlank(data[at + run.length] ?? after) ? '' : ' ',
    );
    before = text.data.at(-1) ?? before;
  });
}

const isBlank = (letter: string | undefined): boolean => letter === undefined || /[ \t\r\n\f]/.test(letter);
