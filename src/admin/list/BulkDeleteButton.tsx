import DeleteIcon from '@mui/icons-material/Delete';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useBulkDeleteController, useListContext } from 'react-admin';
import { useWayBack } from '../history/useWayBack';
import { useLinkWarning } from '../links/useLinkWarning';
import { leavesTheSite } from '../words/leavesTheSite';
import { BRINGS_BUILT_IN_BACK, useBringsBuiltInBack } from './useBringsBuiltInBack';
import { useNamesOf } from './useNamesOf';

type Props = {
  /** What is deleted, such as "product" and "products". */
  one: string;
  many: string;
};

/** Deletes the chosen records after asking. In words also on a telephone, where react-admin's own is a mere icon. */
export function BulkDeleteButton({ one, many }: Props) {
  const { selectedIds } = useListContext();
  const bringsBack = useBringsBuiltInBack(selectedIds);
  const linkWarning = useLinkWarning(selectedIds);
  const isOne = selectedIds.length === 1;
  const wayBack = useWayBack(isOne ? 'it' : 'them');
  const names = useNamesOf(selectedIds) || (isOne ? 'It' : 'They');
  const consequences = [
    leavesTheSite(`${names} ${isOne ? 'disappears' : 'disappear'}`),
    wayBack,
    linkWarning,
    bringsBack ? BRINGS_BUILT_IN_BACK : '',
  ];
  const asked = {
    title: `Delete ${isOne ? `one ${one}` : `${selectedIds.length} ${many}`}?`,
    content: consequences.filter(Boolean).join(' '),
    bringsBack,
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
    successMessage: question.bringsBack ? 'admin.built_in_is_back' : 'ra.notification.deleted',
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
        content={question.content}
        confirm="Delete"
        confirmColor="warning"
        onConfirm={handleDelete}
        onClose={close}
      />
    </>
  );
}
