import { CircleCheck } from 'lucide';
import { useEffect, useRef, useState } from 'react';
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
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (hadFocus) return message.current?.focus();
    // A region that comes with its words is not read out everywhere.
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
        <strong>Thank you, your message is on its way.</strong> We answer on the next working day.
      </p>
      <button type="button" className={controls.button} onClick={onAnother}>
        Send another
      </button>
    </div>
  );
}
