import { FileText, House, LayoutGrid, MessageCircle, Search } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { whatsAppLink } from '../enquiry/whatsApp';
import styles from './BottomBar.module.css';

/** The five items at a thumb's reach on small screens. Section 2. */
export function BottomBar({ onOpenSearch }: { onOpenSearch: () => void }) {
  return (
    <nav aria-label="Quick access" className={styles.bar}>
      <ul className={styles.list}>
        <li>
          <NavLink to={paths.home.to()} end className={styles.item}>
            <House aria-hidden /> Home
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.products.to()} className={styles.item}>
            <LayoutGrid aria-hidden /> Products
          </NavLink>
        </li>
        <li>
          <button type="button" className={styles.item} aria-haspopup="dialog" onClick={onOpenSearch}>
            <Search aria-hidden /> Search
          </button>
        </li>
        <li>
          <a href={whatsAppLink()} target="_blank" rel="noopener noreferrer" className={styles.item}>
            <MessageCircle aria-hidden /> WhatsApp
          </a>
        </li>
        <li>
          <NavLink to={paths.requestQuote.to()} className={styles.item}>
            <FileText aria-hidden /> Get Quote
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
