import { paths } from '../../../shared/paths';
import controls from '../../ui/controls.module.css';
import { Section } from '../../ui/Section';
import { WhatsAppButton } from '../../ui/WhatsAppButton';
import styles from './CallToAction.module.css';

export function CallToAction() {
  return (
    <Section>
      <div className={styles.card} data-strip="safety-tapes">
        <h2>Tell us the job: surface, load, temperature, quantity.</h2>
        <p>You get the name of a tape, a width and a price per roll on the next working day.</p>
        <p className={`${controls.actions} ${styles.actions}`}>
          <a href={paths.requestQuote.to()} className={`${controls.button} ${controls.dark}`}>
            Request a Quote
          </a>
          <WhatsAppButton />
        </p>
      </div>
    </Section>
  );
}
