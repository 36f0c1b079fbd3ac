import { Chip } from '@mui/material';
import { useGetList } from 'react-admin';
import type { Category } from '../../shared/catalogue/category';
import { ALL } from '../data/allRecords';

/** A category's name; an unknown id is highlighted. */
export function CategoryName({ id }: { id: string }) {
  const { data } = useGetList<Category>('categories', ALL);
  if (!data) return null;
  const category = data.find((one) => one.id === id);
  if (category) return <>{category.name}</>;
  return (
    <Chip size="small" color="warning" variant="outlined" label={id ? `${id}: does not exist` : 'None'} />
  );
}
