import { X } from 'lucide';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Icon } from '../ui/Icon';
import styles from './UpdateLine.module.css';

let region: HTMLElement | undefined;

/**
 * Offers the newer version in a quiet line below the page. It stands apart from the site's own tree: it is
 * rare, and no part of what every page loads.
 * @param onLoad loads it, or returns false where what was typed would be lost
 */
export function showUpdateLine(onLoad: () => boolean): void {
  if (region) return;
  const place = document.createElement('div');
  region = place;
  place.setAttribute('role', 'status');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    region = undefined;
  };
  // A live region must be there before its words, or they are not read out.
  setTimeout(() => root.render(<UpdateLine onLoad={onLoad} onClose={close} />), 200);
}

function UpdateLine({ onLoad, onClose }: { onLoad: () => boolean; onClose: () => void }) {
  const [wouldLose, setWouldLose] = useState(false);
  return (
    <div className={styles.line}>
      <p>
        {wouldLose
          ? 'This browser cannot keep what you typed. Send the form first, then load the newer version.'
          : 'A newer version of this site is ready.'}
      </p>
      <button type="button" className={styles.load} onClick={() => setWouldLose(!onLoad())}>
        Load it
      </button>
      <button type="button" className={styles.close} aria-label="Not now" onClick={onClose}>
        <Icon shape={X} />
      </button>
    </div>
  );
}
