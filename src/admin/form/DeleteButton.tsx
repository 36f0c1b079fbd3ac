import DeleteIcon from '@mui/icons-material/Delete';
import { Button } from '@mui/material';
import { useState } from 'react';
import {
  type RaRecord,
  useDelete,
  useNotify,
  useRedirect,
  useResourceContext,
  useUnselect,
} from 'react-admin';
import { DeletionDialog } from '../deletion/DeletionDialog';
import { OFFERS_UNDO, useDeletion } from '../deletion/useDeletion';
import { recordName } from '../records/anyRecord';
import type { Values } from '../records/parts';
import { useLeaveDeleted } from './ConflictProvider';

type Props = {
  /** What the form started from. */
  record: RaRecord;
  /** The title of the confirmation. */
  title: string;
};

/** Deletes the form's record after asking, and goes to the list. */
export function DeleteButton({ record, title }: Props) {
  const resource = useResourceContext() ?? '';
  const leave = useLeaveDeleted();
  const [isOpen, setOpen] = useState(false);
  const [deleteOne] = useDelete();
  const unselect = useUnselect(resource);
  const notify = useNotify();
  const redirect = useRedirect();
  const { consequences, message } = useDeletion([record.id], 'It disappears');

  async function remove([previousData]: readonly Values[]) {
    await deleteOne(
      resource,
      { id: record.id, previousData },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
    unselect([record.id]);
    notify(message, { type: 'info', messageArgs: { name: recordName(record) }, ...OFFERS_UNDO });
    leave(() => redirect('list', resource));
  }

  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setOpen(true)}
        sx={{ ml: 'auto' }}
      >
        Delete
      </Button>
      {isOpen && (
        <DeletionDialog
          title={title}
          consequences={consequences}
          shown={[record]}
          onDelete={remove}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
