import { clsx } from 'clsx/lite';
import { memo } from 'react';
import type { CardOfProduct } from '../../cardData';
import grid from '../../ui/grid.module.css';
import { ProductCard } from '../../ui/ProductCard';
import { useRenderedCards } from '../../ui/useRenderedExtent';

/** The cards above the fold on a wide screen. */
const EAGER_PICTURES = 3;

type ProductCardsProps = {
  products: CardOfProduct[];
  /** The categories that the cards name; undefined if all products are of one. */
  categories: readonly { id: string; name: string }[] | undefined;
};

/**
 * The products of the list. Memoised, because revalidation renders the page again although usually nothing has changed.
 */
export const ProductCards = memo(({ products, categories }: ProductCardsProps) => {
  const shown = useRenderedCards(products);
  const names = new Map(categories?.map(({ id, name }) => [id, name]));
  return (
    <div className={clsx(grid.cards, grid.long)}>
      {shown.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          categoryName={names.get(product.category)}
          eager={index < EAGER_PICTURES}
        />
      ))}
    </div>
  );
});
