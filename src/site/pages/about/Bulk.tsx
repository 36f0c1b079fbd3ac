import { company } from '../../../shared/company';
import { paths } from '../../../shared/paths';
import controls from '../../ui/controls.module.css';
import { WhatsAppButton } from '../../ui/WhatsAppButton';
import styles from './Bulk.module.css';

/** Which quantities are sold, where they go, and whom to ask. */
export function Bulk() {
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <p>
          Our customers buy for production: packers, box makers, HVAC contractors, printers, sign and panel
          shops, electronics assemblers, garment makers, process plants, and the traders who supply them. The
          smallest order is usually a carton of a stock width, or one log of a width that we slit for you.
          Where a minimum is fixed, it is on the product’s page.
        </p>
        <p>
          Tapes of several categories travel together, our own and third-party brands alike. For a tape that
          you use every month we agree a call-off quantity, and keep the slit rolls here until you ask for
          them.
        </p>
        <p>
          Questions of grade end up on the desk of {company.principal}, who also signs many of{' '}
          <a href={paths.blog.to()}>our articles</a>.
        </p>
      </div>
      <div className={styles.card}>
        <h3>Ask about a tape</h3>
        <p>Tell us the surface, the load, the temperature and the quantity. A photograph helps.</p>
        <p className={controls.actions}>
          <a href={paths.requestQuote.to()} className={`${controls.button} ${controls.primary}`}>
            Request a Quote
          </a>
          <WhatsAppButton />
        </p>
      </div>
    </div>
  );
}
