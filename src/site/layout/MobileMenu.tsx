import { X } from 'lucide';
import { useRef } from 'react';
import { mainMenu } from '../../shared/mainMenu';
import { useCloseOnNavigation } from '../navigation/useCloseOnNavigation';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { Modal } from '../ui/Modal';
import styles from './MobileMenu.module.css';
import { useCurrentPage } from './useCurrentPage';

/** The menu that slides in on small screens. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const currentPage = useCurrentPage();
  useCloseOnNavigation(onClose);
  return (
    <Modal label="Menu" className={styles.panel} initialFocus={closeButton} onClose={onClose}>
      <div className={styles.inner}>
        <button ref={closeButton} type="button" className={styles.close} onClick={onClose}>
          <Icon shape={X} />
          <span className={controls.visuallyHidden}>Close the menu</span>
        </button>
        <nav aria-label="Menu">
          <ul className={styles.list}>
            {mainMenu.map(({ name, path, isButton }) => (
              <li key={path}>
                <a
                  href={path}
                  aria-current={currentPage(path)}
                  onClick={onClose}
                  className={isButton ? `${controls.button} ${controls.primary}` : styles.link}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Modal>
  );
}
