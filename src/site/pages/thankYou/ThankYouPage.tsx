import { paths } from '../../../shared/paths';
import { useSiteData } from '../../layout/siteData';
import { Seo } from '../../seo/Seo';
import controls from '../../ui/controls.module.css';
import { PageHead } from '../../ui/PageHead';
import { Section } from '../../ui/Section';
import { WhatsAppLink } from '../../ui/WhatsAppLink';
import { SealedLetter } from './SealedLetter';
import styles from './ThankYouPage.module.css';

/** The page that the form service sends the buyer back to if the form was posted without scripts. Section 7. */
export function Component() {
  const { contact } = useSiteData();
  return (
    <>
      <Seo title="Thank you" description="Your message was sent. We answer on the next working day." />
      <PageHead
        name="Thank you"
        title="Thank you, your message is on its way."
        lead="We read it and answer on the next working day, by e-mail or by telephone."
        figure={<SealedLetter />}
      >
        <p className={`${controls.actions} ${styles.actions}`}>
          <a href={paths.products.to()} className={`${controls.button} ${controls.primary}`}>
            Back to the products
          </a>
          <a href={paths.home.to()} className={controls.button}>
            Home
          </a>
        </p>
      </PageHead>
      <Section title="What happens now">
        <ol className={styles.steps}>
          <li>
            <strong>We read what you sent.</strong> If a surface, a temperature or a size is missing, we ask
            once, for everything together.
          </li>
          <li>
            <strong>You get the name of a tape and its limits,</strong> and a price if you named a quantity.{' '}
            <a href={`${paths.about.to()}#order`}>How an order goes</a>
          </li>
          <li>
            <strong>If nothing has come in two working days,</strong> look in your spam folder,{' '}
            {contact.email && (
              <>
                write to <a href={`mailto:${contact.email}`}>{contact.email}</a>,{' '}
              </>
            )}
            or <WhatsAppLink>ask on WhatsApp</WhatsAppLink>.
          </li>
        </ol>
        <p className={styles.meanwhile}>
          Meanwhile: <a href={paths.blog.to()}>our articles</a> tell you how to prepare a surface, read a test
          report and store tape.
        </p>
      </Section>
    </>
  );
}
