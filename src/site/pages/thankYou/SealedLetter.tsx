import styles from './SealedLetter.module.css';

/** An envelope, closed with a strip of tape. */
export function SealedLetter() {
  return (
    <div className={styles.letter} aria-hidden>
      <span data-strip="safety-tapes" />
    </div>
  );
}
