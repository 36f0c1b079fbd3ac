import { attributes, texts } from './html';
import type { BuiltPage } from './pages';

/* What the head of a page says; each as often as it is said. */

export const title = ({ document }: BuiltPage): string[] => texts(document, 'head > title');

/** What the tags of this name say. */
export const meta = ({ document }: BuiltPage, name: string): string[] =>
  attributes(document, `head > meta[name="${name}"]`, 'content');
