import { useLoaderData } from 'react-router-dom';
import { company } from '../../../shared/company';
import { config } from '../../../shared/config';
import { paths } from '../../../shared/paths';
import { useSiteData } from '../../layout/siteData';
import { Seo } from '../../seo/Seo';
import { PageHead } from '../../ui/PageHead';
import prose from '../../ui/Prose.module.css';
import { BrowserSection } from './BrowserSection';
import { Chapter, chapters } from './Chapter';
import type { loader } from './loader';
import styles from './PrivacyPage.module.css';
import { PersonalDataLink, RightsSection } from './RightsSection';

/** When what the page states last changed; to be updated with each change. */
const IN_FORCE_SINCE = '30 November 2026';

/** The privacy policy: what the site actually does, and the visitor's rights under India's act of 2023. */
export function Component() {
  const { hasAnalytics } = useLoaderData<typeof loader>();
  const { contact } = useSiteData();
  const formService = new URL(config.formEndpoint).hostname;
  return (
    <>
      <Seo
        title="Privacy Policy"
        description={`What the site of ${company.name} keeps in your browser, what its forms send and to whom, how to clear it, and your rights under India’s DPDP Act, 2023.`}
        path={paths.privacy.to()}
      />
      <PageHead
        name="Privacy Policy"
        title="Privacy Policy"
        lead={`What this site keeps, what it sends and to whom, and how to have it corrected or deleted. In force since ${IN_FORCE_SINCE}.`}
      />
      <div className={styles.layout}>
        <nav aria-label="On this page" className={styles.contents}>
          <ol>
            {Object.entries(chapters).map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={prose.prose}>
          <Chapter id="in-short">
            <ul>
              <li>You can read the whole catalogue without telling us who you are.</li>
              <li>The catalogue is kept in your own browser. That copy is not sent to us.</li>
              <li>
                What you type into a form is sent when you press its button, through a form-forwarding
                service, to our mailbox. We use it to answer you, and for nothing else.
              </li>
              <li>
                {hasAnalytics
                  ? 'An analytics container is loaded, which counts page views.'
                  : 'No analytics are loaded at present.'}
              </li>
              <li>
                We do not sell personal data, and we do not write to people who did not ask us something.
              </li>
            </ul>
          </Chapter>
          <Chapter id="who">
            <p>
              {company.legalName}, trading as {company.name}, decides why and how personal data is used here.
              Under the Digital Personal Data Protection Act, 2023 (the “DPDP Act”), it is the Data Fiduciary.
              With questions about your data, and complaints, write to {company.principal}:
            </p>
            <address className={styles.address}>
              {company.legalName}
              {'\n'}
              {contact.address}
              {'\n'}
              <PersonalDataLink email={contact.email} />
            </address>
          </Chapter>
          <BrowserSection />
          <Chapter id="forms">
            <p>
              Three forms take personal data: Quick Enquiry in the footer, Contact, and Request a Quote. They
              ask for your name, e-mail address, telephone number, company, and what you want to know or buy.
              A field that may stay empty says so. A hidden field helps to tell robots from people.
            </p>
            <p>
              When you press the button, and not before, the form goes over an encrypted connection to the
              form-forwarding service {formService}, which delivers it to us as an e-mail. The service sees
              what you typed and your IP address, and may process and keep both outside India. If our script
              did not load, it may first show a test such as Google’s reCAPTCHA. If you would rather not use
              it, write or call.
            </p>
            <p>
              You give us these details of your own accord, for the stated purpose of being answered: a use
              that section 7(a) of the DPDP Act allows until you tell us to stop. We keep an enquiry that
              leads to no order for 24 months, because buyers come back to a quotation, and then delete it.
              Papers of an order are kept as long as Indian tax and company law asks, up to eight years.
            </p>
          </Chapter>
          <Chapter id="whatsapp">
            <p>
              The WhatsApp links open a chat with our business number, at times with a message begun from the
              page or from what you typed into a form. WhatsApp gets that, with your IP address, as soon as
              you press the link, under its own terms and privacy policy. We get nothing until you send it:
              then we see your number, your profile name and what you write. Notes of calls and e-mails are
              kept as long as enquiries by form.
            </p>
          </Chapter>
          <Chapter id="analytics">
            <p>
              The site is built so that its owner can add a Google Tag Manager container.{' '}
              {hasAnalytics ? (
                <>
                  One is set now. It is loaded from Google, which thereby sees your IP address, browser and
                  the address of the page, and it is told the path, query and title of each page that you open
                  here: the query of a list holds the words you searched for. The tags in the container may
                  set cookies; you can refuse those in your browser, and the site works the same.
                </>
              ) : (
                <>
                  None is set at present, so nothing is loaded from Google for that purpose, and no analytics
                  cookies are set. Should one be added, this page says so by itself.
                </>
              )}
            </p>
            <p>
              Container or not, each page view is noted in the memory of the open tab (path, query and title),
              where a container would read it, and gone when you close the tab.
            </p>
          </Chapter>
          <Chapter id="hosts">
            <p>
              The company that hosts these pages sees your IP address and the files you ask for, and keeps
              logs for security and repair. Pictures may come from another file-hosting service, which then
              sees your IP address. Sites that this one links to have rules of their own.
            </p>
          </Chapter>
          <RightsSection email={contact.email} />
          <Chapter id="changes">
            <p>
              When the site changes what it keeps or sends, this page changes first and, but for an analytics
              container, the date at its top. We do not use what you gave us earlier for a new purpose without
              asking you.
            </p>
          </Chapter>
        </div>
      </div>
    </>
  );
}
