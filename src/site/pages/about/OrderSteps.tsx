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
          , telephone, e-mail or WhatsApp; an old piece of tape serves, too.
        </p>
      </li>
      <li>
        <h3>We name a tape, and its limits</h3>
        <p>
          One grade, at times two to compare, with a price per roll, the reason, and what it fails at. Where
          we have no figure, we say so. First reply on the next working day.
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
        <p>With the minimum order and the time it takes. GST and freight stand on lines of their own.</p>
      </li>
      <li>
        <h3>We slit, wind and pack</h3>
        <p>
          As a rule a stock width is ready in two to three working days, a new width from an existing log in a
          week, a printed tape in three to four weeks. The quotation says what holds for yours.
        </p>
      </li>
      <li>
        <h3>It goes by road from {company.city}</h3>
        <p>
          Invoice and e-way bill travel with the goods, a batch number is on each carton, and the test report
          is in the packet if you asked for one.
        </p>
      </li>
    </ol>
  );
}
