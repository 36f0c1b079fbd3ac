import { type Identifier, useGetRecordRepresentation } from 'react-admin';
import { useResourceName } from '../data/useResourceName';
import { byId, recordsOf } from '../records/anyRecord';
import { useContent } from '../storage/useContent';
import { listedInShort } from '../words/listed';

/** The records’ names, quoted, for a question about them (`listedInShort`); empty until the content is read. */
export function useNamesOf(ids: readonly Identifier[]): string {
  const resource = useResourceName();
  const represent = useGetRecordRepresentation(resource);
  const content = useContent();
  if (!content) return '';
  const records = byId(recordsOf(content, resource));
  const names = ids.flatMap((id) => {
    const record = records.get(String(id));
    return record ? [`“${represent(record)}”`] : [];
  });
  return listedInShort(names);
}
