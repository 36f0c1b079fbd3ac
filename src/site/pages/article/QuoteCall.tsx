import { paths } from '../../../shared/paths';
import controls from '../../ui/controls.module.css';
import { WhatsAppButton } from '../../ui/WhatsAppButton';
import styles from './QuoteCall.module.css';

/** For readers who have a job in mind by now. */
export function QuoteCall({ title }: { title: string }) {
  return (
    <aside className={styles.call} aria-labelledby="quote-call">
      <h2 id="quote-call">Have such a job on the bench?</h2>
      <p>
        Send us the surface, the temperature, the width and the quantity. We answer with a tape and a price.
      </p>
      <p className={controls.actions}>
        <a href={paths.requestQuote.to()} className={`${controls.button} ${controls.primary}`}>
          Request a Quote
        </a>
        <WhatsAppButton message={`I have read “${title}” and have a question.`} />
      </p>
    </aside>
  );
}
