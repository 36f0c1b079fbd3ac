import DeleteIcon from '@mui/icons-material/Delete';
import { Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import type { Category } from '../../shared/catalogue/category';
import { useAllRecords } from '../data/allRecords';
import { DeletionDialog } from '../deletion/DeletionDialog';
import { useDeletion } from '../deletion/useDeletion';
import type { Values } from '../records/parts';
import { deleteCategory } from './deleteCategory';

type Props = { category: Category; onDeleted: () => void };

/** Deletes the category after asking. If it has products, says how many and offers to move them. */
export function DeleteCategoryButton({ category, onDeleted }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setOpen(true)} sx={{ ml: 'auto' }}>
        Delete
      </Button>
      {isOpen && <DeleteDialog category={category} onDeleted={onDeleted} onClose={() => setOpen(false)} />}
    </>
  );
}

/** No category's id looks like this. */
const LEAVE = '(leave)';

/** A phone has no room for the longest choice on one line. */
const WRAPPED = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

function DeleteDialog({ category, onDeleted, onClose }: Props & { onClose: () => void }) {
  const { data: categories = [] } = useAllRecords('categories');
  const { data: products = [] } = useAllRecords('products');
  const others = categories.filter(({ id }) => id !== category.id);
  const count = products.filter((product) => product.category === category.id).length;
  const [choice, setChoice] = useState('');
  const moveTo = others.find(({ id }) => id === choice);
  // Another tab may have deleted the chosen category, which is then no longer a choice.
  const chosen = moveTo || choice === LEAVE ? choice : '';
  const { consequences, report } = useDeletion([category.id], 'The category disappears');

  async function remove(shown: readonly Values[]) {
    await deleteCategory({ category, shown, count, moveTo: count > 0 ? moveTo : undefined });
    report(`“${category.name}” was deleted.`);
    onDeleted();
  }

  return (
    <DeletionDialog
      title={`Delete “${category.name}”?`}
      consequences={`${whatOfProducts(count)} ${consequences}`}
      action="Delete category"
      isReady={count === 0 || chosen !== ''}
      shown={[category]}
      onDelete={remove}
      onClose={onClose}
    >
      {count > 0 && (
        <TextField select label="Move to" value={chosen} onChange={(event) => setChoice(event.target.value)}>
          {others.map(({ id, name }) => (
            <MenuItem key={id} value={id} sx={WRAPPED}>
              {name}
            </MenuItem>
          ))}
          <MenuItem value={LEAVE} sx={WRAPPED}>
            In no category: found only in the full list and by search
          </MenuItem>
        </TextField>
      )}
    </DeletionDialog>
  );
}

function whatOfProducts(count: number): string {
  if (count === 0) return 'This category has no products.';
  return count === 1
    ? 'One product is in this category. Choose where to move it.'
    : `${count} products are in this category. Choose where to move them.`;
}
