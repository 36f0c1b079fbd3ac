import { clsx } from 'clsx/lite';
import styles from './EnquiryForm.module.css';

/** Says how many fields still have to be corrected, after a submission that was not valid. */
export function WrongFields({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p role="alert" className={clsx(styles.error, styles.wide)}>
      {count === 1 ? '1 field needs attention.' : `${count} fields need attention.`}
    </p>
  );
}
