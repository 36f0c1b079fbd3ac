import { company } from '../../../shared/company';
import { paths, urlPart } from '../../../shared/paths';
import { useSiteData } from '../../layout/siteData';
import { JsonLd } from '../../seo/JsonLd';
import { organisationJsonLd } from '../../seo/organisation';
import { Seo } from '../../seo/Seo';
import { ContactDetails } from '../../ui/ContactDetails';
import { PageHead } from '../../ui/PageHead';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';
import { OpeningHours } from './OpeningHours';

/** Contact: a form, and every other way to reach the company, with its hours. */
export function Component() {
  const site = useSiteData();
  const { contact } = site;
  return (
    <>
      <Seo
        title={`Contact ${company.name} in ${company.city}`}
        description={`Telephone, WhatsApp, e-mail, address and opening hours of ${company.name} in ${company.city}. Write to us: we answer on the next working day.`}
        path={paths.contact.to()}
      />
      <JsonLd data={organisationJsonLd(site)} />
      <PageHead
        name="Contact"
        title="Talk to someone who knows the tape"
        lead={
          <>
            Call us during opening hours. We answer messages on the next working day. For a price, use the{' '}
            <a href={paths.requestQuote.to()}>quote form</a>.
          </>
        }
      />
      <div className={styles.layout}>
        <section className={styles.card} aria-labelledby="contact-form">
          <h2 id="contact-form">Write to us</h2>
          <ContactForm />
        </section>
        <div className={styles.aside}>
          <section>
            <h2>Reach us directly</h2>
            <ContactDetails contact={contact} />
            {contact.address && (
              <a
                href={onMap(contact.address)}
                target="_blank"
                rel="noopener noreferrer"
                className={styles.map}
              >
                Find the address on a map
              </a>
            )}
          </section>
          <section>
            <h2>Opening hours</h2>
            <OpeningHours />
          </section>
          <section>
            <h2>What helps us answer</h2>
            <ul className={styles.hints}>
              <li>The two surfaces, and how clean they are</li>
              <li>The lowest and the highest temperature</li>
              <li>Width, length and quantity, or the part itself</li>
              <li>The tape you use now, and what is wrong with it</li>
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}

/** A search for the address, written in several lines, in the maps that most of the visitors' phones have. */
const onMap = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${urlPart(address.replace(/\s*\n\s*/g, ', '))}`;
