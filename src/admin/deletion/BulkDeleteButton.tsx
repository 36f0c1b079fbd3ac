import DeleteIcon from '@mui/icons-material/Delete';
import { Button } from '@mui/material';
import { useState } from 'react';
import { type Identifier, useDeleteMany, useListContext } from 'react-admin';
import { collections } from '../../shared/catalogue/collections';
import type { ResourceName } from '../../shared/storage/keys';
import { useResourceName } from '../data/useResourceName';
import { useNamesOf } from '../list/useNamesOf';
import type { Values } from '../records/parts';
import { countedInLetters } from '../words/recordTitle';
import { DeletionDialog } from './DeletionDialog';
import { useDeletion } from './useDeletion';

/** What is asked before a deletion. */
type Question = ReturnType<typeof useDeletion> & {
  ids: Identifier[];
  title: string;
  shown: readonly Values[];
};

/**
 * Deletes the selected records after asking. It has a label even on a phone, where react-admin's own is only an icon.
 */
export function BulkDeleteButton() {
  const { selectedIds, onUnselectItems } = useListContext();
  const resource = useResourceName();
  const isOne = selectedIds.length === 1;
  const names = useNamesOf(selectedIds) || (isOne ? 'It' : 'They');
  const deletion = useDeletion(selectedIds, `${names} ${isOne ? 'disappears' : 'disappear'}`);
  // Kept as it was when asked: only what it names may be deleted, whatever is selected by then.
  const [question, setQuestion] = useState<Question>();
  const [deleteMany] = useDeleteMany();
  const close = () => setQuestion(undefined);
  // Another tab may delete the records in question.
  if (question && selectedIds.length === 0) close();

  const ask = () =>
    setQuestion({
      ids: selectedIds,
      shown: storedOf(resource, selectedIds),
      title: `Delete ${countedInLetters(resource, selectedIds.length)}?`,
      ...deletion,
    });

  async function remove({ ids, report }: Question, shown: readonly Values[]) {
    const deleted = await deleteMany(
      resource,
      { ids, meta: { shown } },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
    const count = deleted?.length ?? 1;
    report(count > 1 ? `${count} deleted.` : 'Deleted.');
    onUnselectItems(true);
    close();
  }

  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={ask}>
        Delete
      </Button>
      {question && (
        <DeletionDialog
          title={question.title}
          consequences={question.consequences}
          shown={question.shown}
          onDelete={(shown) => remove(question, shown)}
          onClose={close}
        />
      )}
    </>
  );
}

function storedOf(resource: ResourceName, ids: readonly Identifier[]): readonly Values[] {
  const stored: readonly Values[] = collections[resource].stored() ?? [];
  return stored.filter(({ id }) => ids.includes(String(id)));
}
