import { MessageCircle } from 'lucide';
import { paths } from '../../../shared/paths';
import controls from '../../ui/controls.module.css';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { WhatsAppLink } from '../../ui/WhatsAppLink';
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
          <WhatsAppLink className={controls.button}>
            <Icon shape={MessageCircle} size={20} /> Ask on WhatsApp
          </WhatsAppLink>
        </p>
      </div>
    </Section>
  );
}
