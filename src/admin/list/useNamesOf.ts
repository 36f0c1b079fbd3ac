import type { Identifier } from 'react-admin';
import { useResourceName } from '../data/useResourceName';
import { byId, recordName, recordsOf } from '../records/anyRecord';
import { useContent } from '../storage/useContent';
import { listedInShort } from '../words/listed';

/** The records’ names, quoted, for a question about them (`listedInShort`); empty until the content is read. */
export function useNamesOf(ids: readonly Identifier[]): string {
  const resource = useResourceName();
  const content = useContent();
  if (!content) return '';
  const records = byId(recordsOf(content, resource));
  const names = ids.flatMap((id) => recordName(records.get(String(id))) ?? []);
  return listedInShort(names.map((name) => `“${name}”`));
}
