import { type RaRecord, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useResourceName } from '../data/useResourceName';
import { FormerNameNote } from '../formerNames/FormerNameNote';
import { spokenHelp } from './spokenHelp';
import { useTakenWarning } from './useTakenWarning';

/**
 * A record's name. Warns if another record has it, as neither buyers nor the admin's menus could tell them apart, or if it
 * is very long. Once it is changed, says what on the page was written separately and does not follow it; once that is
 * saved, how many texts still have a product's former name.
 */
export function NameInput() {
  const own = useRecordContext();
  const name: unknown = useWatch({ name: 'name' });
  const taken = useTakenWarning('name');
  const staying = useStayingWords(own);
  const former = useResourceName() === 'products' && own && <FormerNameNote product={own} />;
  return (
    <TextInput
      source="name"
      required
      autoFocus={own?.id === undefined}
      {...spokenHelp(taken || tooLong(name) || staying || former)}
    />
  );
}

/** Letters. The built-in products' names have at most 36. */
const LONGEST_NAME = 100;

/** Most likely a description that was pasted into the wrong field. */
const tooLong = (name: unknown): string =>
  trimmed(name).length > LONGEST_NAME
    ? 'This is long for a name. Is it the description? Once saved, the page’s address keeps what it was made of.'
    : '';

/** Says which heading and search title stay although this stored record is being renamed; empty if none do. */
function useStayingWords(own: RaRecord | undefined): string {
  const [name, h1, title]: unknown[] = useWatch({ name: ['name', 'seo.h1', 'seo.title'] });
  if (own?.id === undefined || trimmed(name) === trimmed(own.name)) return '';
  const ifItStays = (typed: unknown, stored: unknown) =>
    trimmed(typed) === trimmed(stored) && trimmed(stored) !== trimmed(name) ? trimmed(stored) : '';
  return stayingWords(ifItStays(h1, own.seo?.h1), ifItStays(title, own.seo?.title));
}

function stayingWords(heading: string, title: string): string {
  if (heading && title) {
    return `The page’s heading is still “${heading}”, and its title in search results “${title}”. If they no longer fit, change them under “Search engines”.`;
  }
  if (!heading && !title) return '';
  const [what, words] = heading ? ['heading', heading] : ['title in search results', title];
  return `The page’s ${what} is still “${words}”. If it no longer fits, change it under “Search engines”.`;
}

const trimmed = (text: unknown) => (typeof text === 'string' ? text.trim() : '');
