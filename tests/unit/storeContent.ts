import type { Content } from '../../src/shared/catalogue/content';
import { contentKeys } from '../contentKeys';

/** Stores these records, each kind under its key, as if this browser or another tab had saved them. */
export function storeContent(content: Partial<Content>): void {
  for (const name of Object.keys(content) as (keyof Content)[])
    localStorage.setItem(contentKeys[name], JSON.stringify({ [name]: content[name] }));
}
