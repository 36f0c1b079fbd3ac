import { closedDays, openingHours, spanOf } from '../../../shared/openingHours';
import styles from './ContactPage.module.css';

const closed = closedDays(openingHours);

/** The week's opening hours, the same as search engines are told. Section 9. */
export function OpeningHours() {
  return (
    <>
      <dl className={styles.hours}>
        {openingHours.map(({ days, opens, closes }) => (
          <div key={days[0]}>
            <dt>{spanOf(days)}</dt>
            <dd>
              <time>{opens}</time>–<time>{closes}</time>
            </dd>
          </div>
        ))}
        {closed.length > 0 && (
          <div>
            <dt>{spanOf(closed)}</dt>
            <dd>Closed</dd>
          </div>
        )}
      </dl>
      <p className={styles.zone}>Indian Standard Time. Mail and WhatsApp messages wait for us overnight.</p>
    </>
  );
}
