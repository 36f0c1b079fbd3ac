import { X } from 'lucide';
import { useRef } from 'react';
import { useCloseOnNavigation } from '../navigation/useCloseOnNavigation';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { Modal } from '../ui/Modal';
import { MenuLinks } from './MenuLinks';
import styles from './MobileMenu.module.css';

/** The menu that slides in on small screens. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const closeButton = useRef<HTMLButtonElement>(null);
  useCloseOnNavigation(onClose);
  return (
    <Modal label="Menu" initialFocus={closeButton} onClose={onClose}>
      <div className={styles.panel}>
        <button ref={closeButton} type="button" className={styles.close} onClick={onClose}>
          <Icon shape={X} />
          <span className={controls.visuallyHidden}>Close the menu</span>
        </button>
        <nav aria-label="Menu">
          <MenuLinks listClass={styles.list} linkClass={styles.link} onFollow={onClose} />
        </nav>
      </div>
    </Modal>
  );
}
