import CategoryIcon from '@mui/icons-material/Category';
import { Button, DialogContentText, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify, useUnselectAll, useUpdateMany } from 'react-admin';
import { useAllRecords } from '../data/allRecords';
import { offersUndo } from '../layout/AdminNotification';
import { useNamesOf } from '../list/useNamesOf';
import { ActionDialog } from '../ui/ActionDialog';
import { countedInLetters } from '../words/recordTitle';

/** Moves the selected products to another category. */
export function BulkCategoryButton() {
  const { selectedIds } = useListContext();
  const [isOpen, setOpen] = useState(false);
  // Another tab can delete the selected products.
  if (isOpen && selectedIds.length === 0) setOpen(false);
  return (
    <>
      <Button size="small" startIcon={<CategoryIcon />} onClick={() => setOpen(true)}>
        Change category
      </Button>
      {isOpen && <BulkCategoryDialog ids={selectedIds} onClose={() => setOpen(false)} />}
    </>
  );
}

function BulkCategoryDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const { data: categories = [] } = useAllRecords('categories');
  const [choice, setChoice] = useState('');
  // Another tab can delete the chosen category, which is then no longer a choice.
  const category = categories.some(({ id }) => id === choice) ? choice : '';
  const [updateMany] = useUpdateMany();
  const unselectAll = useUnselectAll('products');
  const notify = useNotify();
  const names = useNamesOf(ids);

  async function save() {
    const changed = await updateMany(
      'products',
      { ids, data: { category } },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
    // Without a change there is no save to undo: Undo would take back an earlier one.
    const count = changed?.length ?? 0;
    const message =
      count > 0
        ? `The category of ${countedInLetters('products', count)} was changed.`
        : 'Nothing was changed: that was the category already.';
    notify(message, { type: 'info', ...(count > 0 && offersUndo('changed')) });
    unselectAll();
    onClose();
  }

  return (
    <ActionDialog
      title={`Change the category of ${countedInLetters('products', ids.length)}`}
      maxWidth="xs"
      action="Change"
      isReady={category !== ''}
      onAction={save}
      fallbackMessage="Nothing was changed."
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{names}</DialogContentText>
      <TextField
        select
        label="New category"
        value={category}
        onChange={(event) => setChoice(event.target.value)}
      >
        {categories.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </ActionDialog>
  );
}
