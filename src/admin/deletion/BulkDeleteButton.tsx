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

/** Deletes the chosen records after asking. In words also on a telephone, where react-admin's own is a mere icon. */
export function BulkDeleteButton({ one, many }: Props) {
  const { selectedIds } = useListContext();
  const isOne = selectedIds.length === 1;
  const names = useNamesOf(selectedIds) || (isOne ? 'It' : 'They');
  const deletion = useDeletion(selectedIds, `${names} ${isOne ? 'disappears' : 'disappear'}`);
  const asked = {
    title: `Delete ${isOne ? `one ${one}` : `${selectedIds.length} ${many}`}?`,
    ...deletion,
  };
  // As it was when it was asked: the list follows before the answer comes, and before the question has gone.
  const [question, setQuestion] = useState({ isOpen: false, ...asked });
  const close = () => setQuestion((former) => ({ ...former, isOpen: false }));
  // Another tab can delete what the question is about.
  if (question.isOpen && selectedIds.length === 0) close();
  const { handleDelete, isPending } = useBulkDeleteController({
    mutationMode: 'pessimistic',
    mutationOptions: { onSettled: close },
    // As after a single deletion, so that its notice can be undone, too.
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
