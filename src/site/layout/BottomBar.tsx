import { Clipboard, House, LayoutGrid, MessageCircle, Search } from 'lucide';
import type { MouseEventHandler } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { Icon } from '../ui/Icon';
import { WhatsAppLink } from '../ui/WhatsAppLink';
import styles from './BottomBar.module.css';
import { useCurrentPage } from './useCurrentPage';

/** The five items within a thumb's reach on small screens. Section 2. */
export function BottomBar({ onOpenSearch }: { onOpenSearch: MouseEventHandler<HTMLElement> }) {
  const currentPage = useCurrentPage();
  // On a product's page, the quote is for that product.
  const { productId } = useParams();
  return (
    <nav aria-label="Quick access" className={styles.bar}>
      <ul className={styles.list}>
        <li>
          <a href={paths.home.to()} aria-current={currentPage(paths.home.to())} className={styles.item}>
            <Icon shape={House} /> Home
          </a>
        </li>
        <li>
          <a
            href={paths.products.to()}
            aria-current={currentPage(paths.products.to())}
            className={styles.item}
          >
            <Icon shape={LayoutGrid} /> Products
          </a>
        </li>
        <li>
          <button type="button" className={styles.item} aria-haspopup="dialog" onClick={onOpenSearch}>
            <Icon shape={Search} /> Search
          </button>
        </li>
        <li>
          <WhatsAppLink className={styles.item}>
            <Icon shape={MessageCircle} /> WhatsApp
          </WhatsAppLink>
        </li>
        <li>
          <a
            href={paths.requestQuote.to({ product: productId })}
            aria-current={currentPage(paths.requestQuote.to())}
            className={styles.item}
          >
            <Icon shape={Clipboard} /> Get Quote
          </a>
        </li>
      </ul>
    </nav>
  );
}
