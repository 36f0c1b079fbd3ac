import { attributes, texts } from './html';
import type { BuiltPage } from './pages';

/* What the head of a page states, including repetitions. */

export const title = ({ document }: BuiltPage): string[] => texts(document, 'head > title');

/** The contents of the meta tags of this name. */
export const meta = ({ document }: BuiltPage, name: string): string[] =>
  attributes(document, `head > meta[name="${name}"]`, 'content');
