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
import type { Values } from '../records/parts';
import { useCountAsSaved } from './useIsUnsaved';

type Props = {
  /** What the form started from. */
  record: RaRecord;
  /** The title of the confirmation. */
  title: string;
};

/** Deletes the form's record after asking, and goes to the list. */
export function DeleteButton({ record, title }: Props) {
  const resource = useResourceContext() ?? '';
  const countAsSaved = useCountAsSaved();
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
    countAsSaved();
    unselect([record.id]);
    notify(message, { type: 'info', ...OFFERS_UNDO });
    redirect('list', resource);
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
