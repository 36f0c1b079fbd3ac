import { inertTemplate } from '../../shared/html/inertTemplate';
import { withSupSubCharacters } from '../../shared/html/supSubCharacters';

type Clipboard = Pick<DataTransfer, 'getData'>;

/**
 * The clipboard's plain text with raised and lowered digits as in its HTML: 10⁹ and CO₂, where the text has 109 and CO2.
 * Only such words are taken from the HTML, because the text tells better where cells and lines end. They are matched by
 * their order; a word that the HTML does not hold as often stays as it is.
 */
export function textWithSmallDigits(clipboard: Clipboard): string {
  const text = clipboard.getData('text/plain');
  const html = clipboard.getData('text/html');
  const small = withSupSubCharacters(html);
  if (small === html) return text;
  const given = byPlainForm(text);
  const formatted = byPlainForm(wordsOf(small));
  const alike = new Map([...formatted].filter(([plain, words]) => words.length === given.get(plain)?.length));
  return text.replace(WORD, (word) => alike.get(plainForm(word))?.shift() ?? word);
}

/** Spreadsheets put some cells in quotation marks and double those within them, but not in the HTML. */
const WORD = /[^\s"]+/g;

function byPlainForm(text: string): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const [word] of text.matchAll(WORD)) {
    const plain = plainForm(word);
    words.set(plain, [...(words.get(plain) ?? []), word]);
  }
  return words;
}

/** The word with ordinary digits and, because there is only one raised minus sign, one kind of dash. */
const plainForm = (word: string): string => word.normalize('NFKC').replace(/[−–]/g, '-');

/** The elements with other words than those before and after them. */
const APART = 'br, p, div, h1, h2, h3, h4, h5, h6, li, dt, dd, td, th';

/** The HTML's words, with blanks between those of neighbouring blocks. */
function wordsOf(html: string): string {
  const { content } = inertTemplate(html);
  for (const unseen of content.querySelectorAll('style, script, title')) unseen.remove();
  for (const block of content.querySelectorAll(APART)) {
    block.before(' ');
    block.after(' ');
  }
  return content.textContent;
}
