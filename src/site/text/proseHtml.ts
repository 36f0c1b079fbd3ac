import { TAG } from './htmlTag';
import { keepUnitsInHtml } from './keepUnits';

/**
 * HTML of the catalogue as a page shows it (Prose.tsx): figures beside their units, each table in a scrollable frame,
 * focusable until it is known whether it has to scroll, and pictures that are loaded when they come near.
 */
export function proseHtml(html: string): string {
  return keepUnitsInHtml(html).replace(new RegExp(TAG, 'gi'), (tag) => {
    const [, name] = /^<(\/?\w+)/.exec(tag) ?? [];
    if (name?.toLowerCase() === 'img') return `<img loading="lazy"${tag.slice('<img'.length)}`;
    if (name?.toLowerCase() === 'table') return `<div data-table="" tabindex="0">${tag}`;
    return name?.toLowerCase() === '/table' ? `${tag}</div>` : tag;
  });
}
