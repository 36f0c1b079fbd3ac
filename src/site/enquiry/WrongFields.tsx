import { clsx } from 'clsx/lite';
import { useState } from 'react';
import styles from './EnquiryForm.module.css';

/** Says how many fields still have to be corrected, after a submission that was not valid. */
export function WrongFields({ count }: { count: number }) {
  // Announced when the form is submitted, not again with each field that is corrected.
  const [submitted] = useState(count);
  if (count === 0) return null;
  return (
    <p role={count === submitted ? 'alert' : undefined} className={clsx(styles.error, styles.wide)}>
      {count === 1 ? '1 field needs attention.' : `${count} fields need attention.`}
    </p>
  );
}
