import { TAG } from './htmlTag';

/**
 * HTML as a page shows it: each table in a scrollable frame, focusable until it is known whether it has to scroll, and
 * pictures that are loaded when they come near.
 */
export function proseHtml(html: string): string {
  return html.replace(new RegExp(TAG, 'gi'), (tag) => {
    const [, name] = /^<(\/?\w+)/.exec(tag) ?? [];
    if (name?.toLowerCase() === 'img') return `<img loading="lazy"${tag.slice('<img'.length)}`;
    if (name?.toLowerCase() === 'table') return `<div data-table tabindex="0">${tag}`;
    return name?.toLowerCase() === '/table' ? `${tag}</div>` : tag;
  });
}
