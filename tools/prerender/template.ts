import type { PrerenderedPage } from '../../src/prerender';

/**
 * The shell with a page in it. The root is marked with the address that it was rendered for: the browser
 * hydrates only there, and renders anew anywhere else that the file is served.
 */
export function fillTemplate(
  template: string,
  address: string,
  page: PrerenderedPage,
  styles: string,
): string {
  const data = page.data
    ? `<script type="application/json" id="loader-data">${JSON.stringify(page.data).replaceAll('<', '\\u003c')}</script>`
    : '';
  const withStyles = styles === '' ? template : template.replace(/<link rel="stylesheet"[^>]*>\s*/g, '');
  return fill(withStyles, {
    '<!--head-->': `${page.head}${styles && `<style>${styles}</style>`}`,
    '<div id="root"><!--page--></div>': `<div id="root" data-path="${escapeAttribute(address)}">${page.body}</div>`,
    '<!--data-->': data,
  });
}

function fill(template: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((html, [placeholder, content]) => {
    if (!html.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`);
    // A function, because "$&" in the content must not mean anything.
    return html.replace(placeholder, () => content);
  }, template);
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
