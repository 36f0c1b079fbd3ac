import { Chip } from '@mui/material';
import { useAllRecords } from '../data/allRecords';

/** A category's name; an unknown id is highlighted. */
export function CategoryName({ id }: { id: string }) {
  const { data } = useAllRecords('categories');
  if (!data) return null;
  const category = data.find((one) => one.id === id);
  if (category) return category.name;
  return (
    <Chip size="small" color="warning" variant="outlined" label={id ? `${id}: does not exist` : 'None'} />
  );
}
