import { FileText, House, LayoutGrid, MessageCircle, Search } from 'lucide';
import { NavLink } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { whatsAppLink } from '../enquiry/whatsApp';
import { Icon } from '../ui/Icon';
import styles from './BottomBar.module.css';

/** The five items at a thumb's reach on small screens. Section 2. */
export function BottomBar({ onOpenSearch }: { onOpenSearch: () => void }) {
  return (
    <nav aria-label="Quick access" className={styles.bar}>
      <ul className={styles.list}>
        <li>
          <NavLink to={paths.home.to()} end className={styles.item}>
            <Icon shape={House} /> Home
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.products.to()} className={styles.item}>
            <Icon shape={LayoutGrid} /> Products
          </NavLink>
        </li>
        <li>
          <button type="button" className={styles.item} aria-haspopup="dialog" onClick={onOpenSearch}>
            <Icon shape={Search} /> Search
          </button>
        </li>
        <li>
          <a href={whatsAppLink()} target="_blank" rel="noopener noreferrer" className={styles.item}>
            <Icon shape={MessageCircle} /> WhatsApp
          </a>
        </li>
        <li>
          <NavLink to={paths.requestQuote.to()} className={styles.item}>
            <Icon shape={FileText} /> Get Quote
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
