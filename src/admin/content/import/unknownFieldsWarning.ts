import * as v from 'valibot';
import { collections } from '../../../shared/catalogue/collections';
import { isKnown } from '../../../shared/storage/decode';
import { type ResourceName, resourceNames } from '../../../shared/storage/keys';
import { recordName } from '../../records/anyRecord';
import { listedInShort } from '../../words/listed';
import { resourceWords } from '../../words/resourceLabel';

/** Warns of what only a newer build's file holds, and this one would leave out; empty if there is nothing. */
export function unknownFieldsWarning(content: Record<string, unknown>): string {
  const lists = Object.keys(content).filter((name) => !resourceNames.includes(name as ResourceName));
  const records = resourceNames.flatMap((name) => {
    const { schema } = collections[name];
    const given = content[name];
    return (Array.isArray(given) ? given : [])
      .filter((candidate) => {
        const result = v.safeParse(schema, candidate);
        // What is wrong with others is reported as a problem.
        return result.success && !isKnown(candidate, result.output);
      })
      .map((candidate) => recordName(candidate) ?? resourceWords(name));
  });
  const unknown = [...records, ...lists];
  if (unknown.length === 0) return '';
  return `The file says more than this version of the site knows, and that would be left out: see ${listedInShort(unknown)}. Load this page again first: the newest version may know it.`;
}
