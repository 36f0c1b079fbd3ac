import { CircleCheck } from 'lucide';
import { useEffect, useRef } from 'react';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import styles from './EnquiryForm.module.css';

/** Stands in the form's place once its message is sent. */
export function SentEnquiry({ onAnother }: { onAnother: () => void }) {
  const message = useRef<HTMLDivElement>(null);
  // The button that had the focus went with the form.
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} role="status" tabIndex={-1} className={styles.sent}>
      <Icon shape={CircleCheck} />
      <p>
        <strong>Thank you, your message is on its way.</strong> We answer on the next working day.
      </p>
      <button type="button" className={controls.button} onClick={onAnother}>
        Send another
      </button>
    </div>
  );
}
