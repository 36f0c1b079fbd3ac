import styles from './LoadingScreen.module.css';

/** Shown while a page is being fetched. Section 2. */
export function LoadingScreen() {
  return (
    <div className={styles.screen}>
      <span className={styles.roll} aria-hidden />
      Loading...
    </div>
  );
}
