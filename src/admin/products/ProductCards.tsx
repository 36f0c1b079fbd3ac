import type { ReactElement } from 'react';
import type { Product } from '../../shared/catalogue/product';
import { CategoryName } from '../fields/CategoryName';
import { CardList } from '../list/CardList';
import { PictureThumb } from '../pictures/PictureThumb';

/** The list on a telephone. */
export const ProductCards = ({ bulkActions }: { bulkActions: ReactElement }) => (
  <CardList<Product>
    picture={({ images }) => <PictureThumb src={images[0] ?? ''} size={56} />}
    title={({ name }) => name}
    subtitle={({ category }) => <CategoryName id={category} />}
    bulkActions={bulkActions}
  />
);
