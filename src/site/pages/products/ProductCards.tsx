import { clsx } from 'clsx';
import type { CardOfProduct } from '../../ui/cardData';
import grid from '../../ui/grid.module.css';
import { ProductCard } from '../../ui/ProductCard';
import { useFirstLook } from '../../ui/useFirstLook';
import { FIRST_CARDS } from './firstCards';

/** Cards above the fold on a wide screen. */
const EAGER_PICTURES = 3;

type ProductCardsProps = {
  products: CardOfProduct[];
  /** What the cards say their category is; where they are all of one, nothing. */
  categoryName: (id: string) => string | undefined;
};

/** The products of the list: those that a page can come with, and the tail that follows. */
export function ProductCards({ products, categoryName }: ProductCardsProps) {
  const shown = useFirstLook(products);
  const card = (product: CardOfProduct, eager: boolean) => (
    <ProductCard
      key={product.id}
      product={product}
      categoryName={categoryName(product.category)}
      eager={eager}
    />
  );
  return (
    <>
      <div className={grid.cards}>
        {shown.slice(0, FIRST_CARDS).map((product, index) => card(product, index < EAGER_PICTURES))}
      </div>
      {shown.length > FIRST_CARDS && (
        <div className={clsx(grid.cards, grid.tail)}>
          {shown.slice(FIRST_CARDS).map((product) => card(product, false))}
        </div>
      )}
    </>
  );
}
