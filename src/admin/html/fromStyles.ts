/** The lowest font weight that counts as bold. */
const BOLD = 600;

/**
 * Turns the styles of HTML into tags, in place: Google Docs writes bold and italic only as styles, and wraps everything
 * in a `<b style="font-weight: normal">`. The attribute is read as text, because the Content-Security-Policy keeps the
 * browser from applying inline styles.
 */
export function fromStyles(dom: ParentNode): void {
  for (const mark of dom.querySelectorAll('b, strong')) if (weightOf(mark) < BOLD) unwrap(mark);
  for (const mark of dom.querySelectorAll('i, em'))
    if (styleOf(mark, 'font-style') === 'normal') unwrap(mark);
  for (const span of dom.querySelectorAll('span')) {
    // Headings are bold anyway.
    if (weightOf(span) >= BOLD && !span.closest('h1, h2, h3, h4, h5, h6')) wrapContent(span, 'strong');
    if (/^(?:italic|oblique)/.test(styleOf(span, 'font-style'))) wrapContent(span, 'em');
  }
}

/** NaN if the style does not set it. */
function weightOf(element: Element): number {
  const weight = styleOf(element, 'font-weight');
  if (weight === 'normal') return 400;
  return weight.startsWith('bold') ? 700 : Number.parseInt(weight, 10);
}

/** Matches the whole name: Word has others that end in it, such as `mso-bidi-font-weight`. */
function styleOf(element: Element, property: string): string {
  const pairs = (element.getAttribute('style') ?? '').toLowerCase().split(';');
  const [, value = ''] =
    pairs.map((pair) => pair.split(':', 2)).findLast(([name]) => name?.trim() === property) ?? [];
  return value.trim();
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function wrapContent(element: Element, tag: string): void {
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}
