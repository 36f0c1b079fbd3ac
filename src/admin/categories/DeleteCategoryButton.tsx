import DeleteIcon from '@mui/icons-material/Delete';
import { Button, DialogContentText, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import type { Category } from '../../shared/catalogue/category';
import type { Product } from '../../shared/catalogue/product';
import { ALL } from '../data/allRecords';
import { useDeletion } from '../deletion/useDeletion';
import { ActionDialog } from '../ui/ActionDialog';
import { deleteCategory } from './deleteCategory';

type Props = { category: Category; onDeleted: () => void };

/** Deletes the category after asking. If it has products, says how many and offers to move them. */
export function DeleteCategoryButton({ category, onDeleted }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setOpen(true)}>
        Delete
      </Button>
      {isOpen && <DeleteDialog category={category} onDeleted={onDeleted} onClose={() => setOpen(false)} />}
    </>
  );
}

/** No category's id looks like this. */
const LEAVE = '(leave)';

function DeleteDialog({ category, onDeleted, onClose }: Props & { onClose: () => void }) {
  const { data: categories = [] } = useGetList<Category>('categories', ALL);
  const { data: products = [] } = useGetList<Product>('products', ALL);
  const others = categories.filter(({ id }) => id !== category.id);
  const count = products.filter((product) => product.category === category.id).length;
  const [choice, setChoice] = useState('');
  const moveTo = others.find(({ id }) => id === choice);
  // Another tab may have deleted the chosen category, which is then no longer a choice.
  const chosen = moveTo || choice === LEAVE ? choice : '';
  const { consequences } = useDeletion([category.id], 'The category disappears');
  const notify = useNotify();

  async function remove() {
    await deleteCategory(category, count > 0 ? moveTo : undefined);
    notify('ra.notification.deleted', { type: 'info' });
    onDeleted();
  }

  return (
    <ActionDialog
      title={`Delete “${category.name}”?`}
      maxWidth="sm"
      action="Delete category"
      isDangerous
      isReady={count === 0 || chosen !== ''}
      onAction={remove}
      fallbackMessage="Nothing was deleted."
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>
        {count === 0
          ? 'This category has no products.'
          : `${count === 1 ? 'One product is' : `${count} products are`} in this category. Choose where to move ${count === 1 ? 'it' : 'them'}.`}{' '}
        {consequences}
      </DialogContentText>
      {count > 0 && (
        <TextField select label="Move to" value={chosen} onChange={(event) => setChoice(event.target.value)}>
          {others.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
          <MenuItem value={LEAVE}>In no category: found only in the full list and by search</MenuItem>
        </TextField>
      )}
    </ActionDialog>
  );
}
