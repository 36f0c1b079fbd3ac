import { CircleCheck } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../shared/paths';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import { WhatsAppLink } from '../ui/WhatsAppLink';
import styles from './EnquiryForm.module.css';
import { tapesIn, textOf } from './typedText';

type SentEnquiryProps = {
  typed: FormData;
  /** Whether the form that this replaces had the focus. If not, the visitor's focus stays where it is. */
  hadFocus: boolean;
  onAnother: () => void;
};

/**
 * Replaces the form once its message is sent. It repeats what was asked for and where the answer goes, so that a slip
 * is noticed now and not after two days without an answer.
 */
export function SentEnquiry({ typed, hadFocus, onAnother }: SentEnquiryProps) {
  const message = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (hadFocus) {
      message.current?.focus();
      // Firefox scrolls to no message of which its end is in view.
      message.current?.querySelector('strong')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    // Not every screen reader announces a live region that is added with its text.
    const timer = setTimeout(() => setSaid('Your message was sent.'), 100);
    return () => clearTimeout(timer);
  }, [hadFocus]);
  const tapes = tapesIn(typed);
  const answered = ['email', 'phone'].map((name) => textOf(typed, name)).filter(Boolean);
  return (
    <div ref={message} tabIndex={-1} className={styles.sent}>
      <p role="status" className={controls.visuallyHidden}>
        {said}
      </p>
      <Icon shape={CircleCheck} />
      <div className={styles.told}>
        <p>
          <strong>Thank you, your message is on its way.</strong> We answer on the next working day, to{' '}
          {answered.join(' or ')}.
        </p>
        {tapes.length > 0 && (
          <>
            <p id="asked">You asked for:</p>
            <ul aria-labelledby="asked">
              {tapes.map((tape, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same may be asked for twice.
                <li key={index}>{tape}</li>
              ))}
            </ul>
            <p>
              Our answer names the tape, its limits and its price. If a surface, a temperature or a size is
              missing, we ask once, for everything together.{' '}
              <a href={`${paths.about.to()}#order`}>How an order goes</a>
            </p>
          </>
        )}
        <p>
          If something is wrong or missing, or nothing has come in two working days, not even into your spam
          folder,{' '}
          <WhatsAppLink message={tapes.length > 0 ? `I asked for: ${tapes.join('; ')}` : undefined}>
            tell us on WhatsApp
          </WhatsAppLink>
          .
        </p>
        <button type="button" className={controls.button} onClick={onAnother}>
          Send another
        </button>
      </div>
    </div>
  );
}
