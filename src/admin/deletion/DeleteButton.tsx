import DeleteIcon from '@mui/icons-material/Delete';
import { Button } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useDelete, useRedirect } from 'react-admin';
import { useResourceName } from '../data/useResourceName';
import { useLeaveDeleted } from '../form/ConflictProvider';
import { recordName } from '../records/anyRecord';
import type { Values } from '../records/parts';
import { DeletionDialog } from './DeletionDialog';
import { useDeletion } from './useDeletion';

/**
 * Deletes the form's record after asking, and goes to the list.
 * @param record what the form started from
 */
export function DeleteButton({ record }: { record: RaRecord }) {
  const resource = useResourceName();
  const leaveDeleted = useLeaveDeleted();
  const [isOpen, setOpen] = useState(false);
  const [deleteOne] = useDelete();
  const redirect = useRedirect();
  const { consequences, report } = useDeletion([record.id], 'It disappears');
  const name = recordName(record);

  async function remove([previousData]: readonly Values[]) {
    await deleteOne(
      resource,
      { id: record.id, previousData },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
    report(`“${name}” was deleted.`);
    leaveDeleted(() => redirect('list', resource));
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
          title={`Delete “${name}”?`}
          consequences={consequences}
          shown={[record]}
          onDelete={remove}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
