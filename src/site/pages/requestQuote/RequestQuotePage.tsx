import { useLoaderData } from 'react-router-dom';
import { company } from '../../../shared/company';
import { paths } from '../../../shared/paths';
import { useSiteData } from '../../layout/siteData';
import { Seo } from '../../seo/Seo';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { ContactDetails } from '../../ui/ContactDetails';
import { Notes } from '../../ui/Notes';
import text from '../../ui/text.module.css';
import { quoteMessage } from '../../ui/WhatsAppLink';
import type { loader, QuoteData } from './loader';
import { QuoteForm } from './QuoteForm';
import styles from './RequestQuotePage.module.css';

/** Request a Quote. Section 2. */
export function Component() {
  const quote = useLoaderData<typeof loader>();
  const { chosen, q, notes } = quote;
  const { contact } = useSiteData();
  return (
    <>
      <Seo
        title="Request a quote for industrial tape"
        description={`Name the tape, the size and the quantity: ${company.name} answers with a price per roll on the next working day.`}
        path={paths.requestQuote.to()}
      />
      <div className={styles.page}>
        <Breadcrumbs crumbs={[{ name: 'Request a Quote' }]} />
        <h1>{titleOf(chosen)}</h1>
        <p className={`${text.lead} ${styles.lead}`}>
          Tell us the tape, quantity, size and job: that is enough for a price. We answer on the next working
          day.
        </p>
        <Notes notes={notes} />
        <div className={styles.layout}>
          {/* The key makes a new form for another address: default values only apply when it mounts. */}
          <QuoteForm key={[...chosen.map(({ id }) => id), q].join(' ')} {...quote} />
          <aside className={styles.aside}>
            <h2>Rather talk?</h2>
            <ContactDetails contact={contact} message={messageFor(chosen)} />
            <h2>What makes a quote quick</h2>
            <ul className={styles.tips}>
              <li>Width × length of the roll, and the core if your machine needs one</li>
              <li>Surface: steel, powder coat, PE, board, fabric&nbsp;…</li>
              <li>Hottest and coldest temperature</li>
              <li>Rolls a month</li>
              <li>A drawing or photo, by e-mail or WhatsApp</li>
            </ul>
          </aside>
        </div>
      </div>
    </>
  );
}

function titleOf([first, ...others]: QuoteData['chosen']): string {
  if (!first) return 'Request a Quote';
  return others.length > 0 ? `Quote for ${others.length + 1} tapes` : `Quote for ${first.name}`;
}

/** Names the tapes, so that whoever would rather chat does not type what the page already knows. */
function messageFor(chosen: QuoteData['chosen']): string | undefined {
  return chosen.length > 0 ? quoteMessage(chosen.map(({ name }) => name).join(', ')) : undefined;
}
