import DeleteIcon from '@mui/icons-material/Delete';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useBulkDeleteController, useListContext } from 'react-admin';
import { useDeletion } from './useDeletion';
import { useNamesOf } from './useNamesOf';

type Props = {
  /** What is deleted, such as "product" and "products". */
  one: string;
  many: string;
};

/**
 * Deletes the selected records after asking. It has a label even on a phone, where react-admin's own is only an icon.
 */
export function BulkDeleteButton({ one, many }: Props) {
  const { selectedIds } = useListContext();
  const isOne = selectedIds.length === 1;
  const names = useNamesOf(selectedIds) || (isOne ? 'It' : 'They');
  const deletion = useDeletion(selectedIds, `${names} ${isOne ? 'disappears' : 'disappear'}`);
  const asked = {
    title: `Delete ${isOne ? `one ${one}` : `${selectedIds.length} ${many}`}?`,
    ...deletion,
  };
  // Kept as it was when asked: the list may change before the owner answers, and changes before the dialog has closed.
  const [question, setQuestion] = useState({ isOpen: false, ...asked });
  const close = () => setQuestion((former) => ({ ...former, isOpen: false }));
  // Another tab may delete the records in question.
  if (question.isOpen && selectedIds.length === 0) close();
  const { handleDelete, isPending } = useBulkDeleteController({
    mutationMode: 'pessimistic',
    mutationOptions: { onSettled: close },
    // The same as after a single deletion, so that the notification offers to undo this one, too.
    successMessage: question.message,
  });
  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setQuestion({ isOpen: true, ...asked })}
      >
        Delete
      </Button>
      <Confirm
        isOpen={question.isOpen}
        loading={isPending}
        title={question.title}
        content={question.consequences}
        confirm="Delete"
        confirmColor="warning"
        onConfirm={handleDelete}
        onClose={close}
      />
    </>
  );
}
