import { X } from 'lucide';
import { useRef } from 'react';
import { useCloseOnNavigation } from '../navigation/useCloseOnNavigation';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { Modal } from '../ui/Modal';
import { SearchBox } from './SearchBox';
import styles from './SearchOverlay.module.css';

/** Milliseconds; section 9. */
const FOCUS_DELAY = 100;

/** The full-screen search of small screens. Section 2. */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  useCloseOnNavigation(onClose);
  return (
    <Modal label="Search products" initialFocus={input} focusDelay={FOCUS_DELAY} onClose={onClose}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2>Search products</h2>
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon shape={X} />
            <span className={controls.visuallyHidden}>Close the search</span>
          </button>
        </div>
        <SearchBox
          label="Search products"
          placeholder="Tape, material or use"
          inputRef={input}
          onLeave={onClose}
        />
      </div>
    </Modal>
  );
}
