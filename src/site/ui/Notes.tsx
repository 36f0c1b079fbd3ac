import styles from './Notes.module.css';

/** Sentences on what the address asks for in vain, and what is shown instead. */
export function Notes({ notes }: { notes: readonly string[] }) {
  return (
    // Not every screen reader announces a status that appears together with its text.
    <div role="status">
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}
