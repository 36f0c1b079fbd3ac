import type { ReactElement } from 'react';
import type { Product } from '../../shared/catalogue/product';
import { CardList } from '../list/CardList';
import { PictureThumb } from '../pictures/PictureThumb';
import { CategoryName } from './CategoryName';

/** The list on a telephone. */
export const ProductCards = ({ bulkActions }: { bulkActions: ReactElement }) => (
  <CardList<Product>
    picture={({ images }) => <PictureThumb src={images[0] ?? ''} size={56} />}
    title={({ name }) => name}
    subtitle={({ category }) => <CategoryName id={category} />}
    bulkActions={bulkActions}
  />
);
