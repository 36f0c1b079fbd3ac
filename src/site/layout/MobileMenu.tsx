import { useRef } from 'react';
import { useCloseOnNavigation } from '../navigation/useCloseOnNavigation';
import { CloseButton, Modal } from '../ui/Modal';
import { MenuLinks } from './MenuLinks';
import styles from './MobileMenu.module.css';

/** The menu that slides in on small screens. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const closeButton = useRef<HTMLButtonElement>(null);
  useCloseOnNavigation(onClose);
  return (
    <Modal label="Menu" initialFocus={closeButton} onClose={onClose}>
      <div className={styles.panel}>
        <CloseButton ref={closeButton} words="Close the menu" onClick={onClose} />
        <nav aria-label="Menu">
          <MenuLinks listClass={styles.list} linkClass={styles.link} onFollow={onClose} />
        </nav>
      </div>
    </Modal>
  );
}
