/*
 * The data that a page is hydrated with, as JSON. HTML that the page shows (useHtml.ts) is in it by number, so that no
 * text is in the page twice: with its quotes escaped, a copy would hardly compress.
 */

/** What the loaders call HTML that is shown as it is. */
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

/** @param page what holds the page and nothing else, such as a snippet's elements, before the script changes any of it */
export function readPageData<Data>(json: string, page: ParentNode): Data {
  const texts = page.querySelectorAll('[data-html]');
  return JSON.parse(json, (key, value) => {
    if (key !== SHOWN || typeof value !== 'number') return value;
    // As loaders return it: setting the same HTML again would, for example, scroll its tables back.
    return texts[value]?.innerHTML.replaceAll('&nbsp;', '\u00a0') ?? '';
  });
}
