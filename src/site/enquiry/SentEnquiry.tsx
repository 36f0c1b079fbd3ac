import { CircleCheck } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import styles from './EnquiryForm.module.css';

type SentEnquiryProps = {
  /** Whether the form that this replaces had the focus. If not, the visitor's focus stays where it is. */
  hadFocus: boolean;
  onAnother: () => void;
};

/** Replaces the form once its message is sent. */
export function SentEnquiry({ hadFocus, onAnother }: SentEnquiryProps) {
  const message = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (hadFocus) return message.current?.focus();
    // Not every screen reader announces a live region that is added with its text.
    const timer = setTimeout(() => setSaid('Your message was sent.'), 100);
    return () => clearTimeout(timer);
  }, [hadFocus]);
  return (
    <div ref={message} tabIndex={-1} className={styles.sent}>
      <p role="status" className={controls.visuallyHidden}>
        {said}
      </p>
      <Icon shape={CircleCheck} />
      <p>
        <strong>Thank you, your message is on its way.</strong> We answer on the next working day. If nothing
        has come in two working days, look in your spam folder.
      </p>
      <button type="button" className={controls.button} onClick={onAnother}>
        Send another
      </button>
    </div>
  );
}
