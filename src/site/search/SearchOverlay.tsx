import { useRef } from 'react';
import { useCloseOnNavigation } from '../navigation/useCloseOnNavigation';
import { CloseButton, Modal } from '../ui/Modal';
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
          <CloseButton words="Close the search" onClick={onClose} />
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
