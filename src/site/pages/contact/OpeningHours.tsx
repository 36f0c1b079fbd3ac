import { useEffect, useState } from 'react';
import { closedDays, openingHours, spanOf } from '../../../shared/openingHours';
import styles from './ContactPage.module.css';
import { dayInIndia } from './dayInIndia';

const closed = closedDays(openingHours);

/** In milliseconds. */
const MINUTE = 60_000;

/** The week's opening hours, the same as search engines are told, with today's marked. Section 9. */
export function OpeningHours() {
  const now = useNow();
  const { today = '', isOpen = false } = now ? dayInIndia(now, openingHours) : {};
  const currentIf = (days: readonly string[]) => (days.includes(today) ? 'date' : undefined);
  return (
    <>
      <dl className={styles.hours}>
        {openingHours.map(({ days, opens, closes }) => (
          <div key={days[0]} aria-current={currentIf(days)}>
            <dt>{spanOf(days)}</dt>
            <dd>
              <time>{opens}</time>–<time>{closes}</time>
              {currentIf(days) && <span>{`, ${isOpen ? 'open' : 'closed'} now`}</span>}
            </dd>
          </div>
        ))}
        {closed.length > 0 && (
          <div aria-current={currentIf(closed)}>
            <dt>{spanOf(closed)}</dt>
            <dd>{currentIf(closed) ? 'Closed today' : 'Closed'}</dd>
          </div>
        )}
      </dl>
      <p className={styles.zone}>Indian Standard Time. We read e-mail and WhatsApp in these hours.</p>
    </>
  );
}

/** The time, kept to the minute. Undefined in a page's HTML, which is built on another day. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
