import { X } from 'lucide';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Icon } from '../ui/Icon';
import styles from './Notice.module.css';

type Notice = {
  words: string;
  /** What can be done about it: an address of the site to go to, or something that gives other words if it is refused. */
  action: { label: string } & ({ href: string } | { run: () => string | undefined });
};

let shown: { words: string; remove: () => void } | undefined;

/**
 * Says something in a quiet line below the page, in the place of what was said before. It stands apart from the
 * site's own tree: it is rare, and no part of what every page loads.
 */
export function showNotice(notice: Notice): void {
  if (shown?.words === notice.words) return;
  shown?.remove();
  const place = document.createElement('div');
  place.setAttribute('role', 'status');
  document.body.append(place);
  const root = createRoot(place);
  const remove = () => {
    root.unmount();
    place.remove();
    if (shown?.remove === remove) shown = undefined;
  };
  shown = { words: notice.words, remove };
  // A live region must be there before its words, or they are not read out.
  setTimeout(() => place.isConnected && root.render(<NoticeLine {...notice} onClose={remove} />), 200);
}

function NoticeLine({ words, action, onClose }: Notice & { onClose: () => void }) {
  const [refusal, setRefusal] = useState<string>();
  return (
    <div className={styles.line}>
      <p>{refusal ?? words}</p>
      {'href' in action ? (
        // The page's own listener follows it (followLinks.ts), once this press is over.
        <a className={styles.action} href={action.href} onClick={() => setTimeout(onClose)}>
          {action.label}
        </a>
      ) : (
        <button type="button" className={styles.action} onClick={() => setRefusal(action.run())}>
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Not now" onClick={onClose}>
        <Icon shape={X} />
      </button>
    </div>
  );
}
