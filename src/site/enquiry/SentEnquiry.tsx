import { CircleCheck } from 'lucide';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import styles from './EnquiryForm.module.css';

/** Stands in the form's place once its message is sent. */
export function SentEnquiry({ onAnother }: { onAnother: () => void }) {
  return (
    <div role="status" className={styles.sent}>
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
