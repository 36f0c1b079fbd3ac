import { SimpleList } from 'react-admin';
import type { Product } from '../../shared/catalogue/product';
import { CategoryName } from '../fields/CategoryName';
import { PictureThumb } from '../inputs/PictureThumb';

/** The list on a telephone. */
export const ProductCards = () => (
  <SimpleList<Product>
    leftIcon={({ images }) => <PictureThumb src={images[0] ?? ''} size={56} />}
    primaryText={({ name }) => name}
    secondaryText={({ category }) => <CategoryName id={category} />}
    rowClick="edit"
    sx={{ '& .MuiListItemIcon-root': { mr: 2 } }}
  />
);
