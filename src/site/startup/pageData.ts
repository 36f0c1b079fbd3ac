/*
 * The data that a page is hydrated with, as JSON. In place of HTML that the page shows (useHtml.ts) it has the number
 * of the element, so that no text is in the page twice: with its quotes escaped, a copy would hardly compress.
 */

/** The key under which loaders return HTML that is shown as it is. */
const SHOWN = 'html';

/** @param body the page, rendered from the same data */
export function writePageData(data: unknown, body: string): string {
  const [, ...texts] = body.split(' data-html="">');
  return JSON.stringify(data, (key, value) => {
    if (key !== SHOWN) return value;
    const number = texts.findIndex((text) => text.startsWith(`${value}</`));
    return number < 0 ? value : number;
  });
}

/** @param page the element with the page, as it came, and without anything else, such as what a snippet added */
export function readPageData<Data>(json: string, page: ParentNode): Data {
  const texts = page.querySelectorAll('[data-html]');
  return JSON.parse(json, (key, value) => {
    if (key !== SHOWN || typeof value !== 'number') return value;
    // As loaders return it: setting the same HTML again would, for example, scroll its tables back.
    return texts[value]?.innerHTML.replaceAll('&nbsp;', '\u00a0') ?? '';
  });
}
