import type { Content } from '../../src/shared/catalogue/content';
import { asStored } from '../contentKeys';

/** Stores these records, each kind under its key, as if this browser or another tab had saved them. */
export function storeContent(content: Partial<Content>): void {
  for (const [key, text] of asStored(content)) localStorage.setItem(key, text);
}
