import DeleteIcon from '@mui/icons-material/Delete';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useBulkDeleteController, useListContext } from 'react-admin';

type Props = {
  /** What is deleted, such as "product" and "products". */
  one: string;
  many: string;
};

/** Deletes the chosen records after asking. In words also on a telephone, where react-admin's own is a mere icon. */
export function BulkDeleteButton({ one, many }: Props) {
  const { selectedIds } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const { handleDelete, isPending } = useBulkDeleteController({
    mutationMode: 'pessimistic',
    mutationOptions: { onSettled: () => setOpen(false) },
  });
  const isOne = selectedIds.length === 1;
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setOpen(true)}>
        Delete
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={isPending}
        title={`Delete ${isOne ? `one ${one}` : `${selectedIds.length} ${many}`}?`}
        content={`${isOne ? 'It goes' : 'They go'} from the site as well. The history can bring ${isOne ? 'it' : 'them'} back.`}
        confirm="Delete"
        confirmColor="warning"
        onConfirm={handleDelete}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
