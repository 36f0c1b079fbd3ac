import DeleteIcon from '@mui/icons-material/Delete';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import type { Category } from '../../shared/catalogue/category';
import type { Product } from '../../shared/catalogue/product';
import { ALL } from '../data/allRecords';
import { useLinkWarning } from '../links/useLinkWarning';
import { Failure } from '../ui/Failure';
import { useAttempt } from '../ui/useAttempt';
import { deleteCategory } from './deleteCategory';

type Props = { category: Category; onDeleted: () => void };

/** Deletes the category after asking; where it has products, says how many and offers to move them. */
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
  // Another tab can delete what was chosen: that is then no choice.
  const chosen = moveTo || choice === LEAVE ? choice : '';
  const linkWarning = useLinkWarning([category.id]);
  const { attempt, isBusy, failure } = useAttempt('Nothing was deleted.');
  const notify = useNotify();

  async function remove() {
    await deleteCategory(category, count > 0 ? moveTo : undefined);
    notify('ra.notification.deleted', { type: 'info' });
    onDeleted();
  }

  return (
    <Dialog
      open
      onClose={() => !isBusy && onClose()}
      fullWidth
      maxWidth="sm"
      aria-labelledby="delete-category-title"
    >
      <DialogTitle id="delete-category-title">Delete “{category.name}”?</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {count === 0
            ? 'No product stands in this category.'
            : `${count === 1 ? 'One product stands' : `${count} products stand`} in this category. Say where ${count === 1 ? 'it goes' : 'they go'}.`}{' '}
          {linkWarning}
        </DialogContentText>
        {count > 0 && (
          <TextField
            select
            label="Move to"
            value={chosen}
            onChange={(event) => setChoice(event.target.value)}
          >
            {others.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
            <MenuItem value={LEAVE}>Nowhere: only in the full list and in search</MenuItem>
          </TextField>
        )}
      </DialogContent>
      <Failure message={failure} inDialog />
      <DialogActions>
        <Button disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button
          color="error"
          variant="contained"
          disabled={isBusy || (count > 0 && chosen === '')}
          onClick={() => void attempt(remove)}
        >
          Delete category
        </Button>
      </DialogActions>
    </Dialog>
  );
}
