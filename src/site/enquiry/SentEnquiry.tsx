import { CircleCheck } from 'lucide';
import { useEffect, useRef } from 'react';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import styles from './EnquiryForm.module.css';

type SentEnquiryProps = {
  /** Whether the form that this replaces had the focus: a visitor who has gone elsewhere is left there. */
  hadFocus: boolean;
  onAnother: () => void;
};

/** Stands in the form's place once its message is sent. */
export function SentEnquiry({ hadFocus, onAnother }: SentEnquiryProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hadFocus) message.current?.focus();
  }, [hadFocus]);
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
