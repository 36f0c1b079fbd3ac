import { company } from '../../../shared/company';
import { paths } from '../../../shared/paths';
import styles from './OrderSteps.module.css';

/** From the first question to the lorry, along a measuring tape. */
export function OrderSteps() {
  return (
    <ol className={styles.steps}>
      <li>
        <h3>You describe the job</h3>
        <p>
          Surface, load, temperature, size, quantity. Use the <a href={paths.requestQuote.to()}>quote form</a>
          , telephone, e-mail or WhatsApp; a piece of the old tape helps.
        </p>
      </li>
      <li>
        <h3>We name a tape, and its limits</h3>
        <p>
          One grade, or two to compare, with the price per roll, our reason, and where it fails. Where we have
          no figure, we say so. First reply on the next working day.
        </p>
      </li>
      <li>
        <h3>You try a sample</h3>
        <p>
          On your own surface, at your own temperature. Some acrylic adhesives reach their full hold only
          after 72 hours.
        </p>
      </li>
      <li>
        <h3>You get the quotation</h3>
        <p>With the minimum order and the lead time. GST and freight are shown separately.</p>
      </li>
      <li>
        <h3>We slit, wind and pack</h3>
        <p>
          A stock width is usually ready in two to three working days, a new width from an existing log in a
          week, a printed tape in three to four weeks.
        </p>
      </li>
      <li>
        <h3>It goes by road from {company.city}</h3>
        <p>
          Invoice and e-way bill travel with the goods. Each carton bears its batch number; a test report is
          enclosed if you asked for one.
        </p>
      </li>
    </ol>
  );
}
