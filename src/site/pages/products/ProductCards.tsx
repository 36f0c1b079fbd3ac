import { clsx } from 'clsx';
import { memo } from 'react';
import type { CardOfProduct } from '../../ui/cardData';
import grid from '../../ui/grid.module.css';
import { ProductCard } from '../../ui/ProductCard';
import { useFirstCards } from '../../ui/useFirstLook';
import { PRERENDERED_CARDS } from './prerenderedCards';

/** Cards above the fold on a wide screen. */
const EAGER_PICTURES = 3;

type ProductCardsProps = {
  products: CardOfProduct[];
  /** Those that the cards name; absent where all are of one. */
  categories: readonly { id: string; name: string }[] | undefined;
};

/**
 * The products of the list: those that a page can come with, and the tail that follows. Not rendered again where
 * the router only tells that the list is being read anew.
 */
export const ProductCards = memo(({ products, categories }: ProductCardsProps) => {
  const shown = useFirstCards(products);
  const names = new Map(categories?.map(({ id, name }) => [id, name]));
  const card = (product: CardOfProduct, eager: boolean) => (
    <ProductCard
      key={product.id}
      product={product}
      categoryName={names.get(product.category)}
      eager={eager}
    />
  );
  return (
    <>
      <div className={grid.cards}>
        {shown.slice(0, PRERENDERED_CARDS).map((product, index) => card(product, index < EAGER_PICTURES))}
      </div>
      {shown.length > PRERENDERED_CARDS && (
        <div className={clsx(grid.cards, grid.tail)}>
          {shown.slice(PRERENDERED_CARDS).map((product) => card(product, false))}
        </div>
      )}
    </>
  );
});
