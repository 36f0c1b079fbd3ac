import { CircleAlert } from 'lucide';
import { urlPart } from '../../shared/paths';
import { telephonesOf } from '../../shared/telephone';
import { useSiteData } from '../layout/siteData';
import { Icon } from '../ui/Icon';
import { MailAddress } from '../ui/MailAddress';
import { PhoneLink } from '../ui/PhoneLink';
import { WhatsAppLink } from '../ui/WhatsAppLink';
import styles from './EnquiryForm.module.css';
import { MAX_CHAT, shortened, withoutEmptyLines } from './typedText';

/** As `MAX_CHAT`, for a mail: Windows opens no mail program for an address of more than 2,047 characters. */
const MAX_MAIL = 1800;

type FailedEnquiryProps = { reason: string; subject: string; typed: FormData };

/** Why a message did not arrive, and other ways to send it, which carry over what was typed. */
export function FailedEnquiry({ reason, subject, typed }: FailedEnquiryProps) {
  const { contact } = useSiteData();
  const { email } = contact;
  const [telephone] = telephonesOf(contact);
  const text = asText(typed);
  // In a mail lines end in CRLF: RFC 6068, section 5.
  const body = urlPart(shortened(text.replaceAll('\n', '\r\n'), MAX_MAIL));
  return (
    <div role="alert" className={styles.failed}>
      <Icon shape={CircleAlert} />
      <p>
        {reason} What you typed is still here. Send it again, or{' '}
        <WhatsAppLink message={shortened(text, MAX_CHAT)}>send it on WhatsApp</WhatsAppLink>
        {email && (
          <>
            , by e-mail to{' '}
            <a href={`mailto:${email}?subject=${urlPart(subject)}&body=${body}`}>
              <MailAddress email={email} />
            </a>
          </>
        )}
        {telephone && (
          <>
            , or call <PhoneLink number={telephone} />
          </>
        )}
        .
      </p>
    </div>
  );
}

/** The fields that a long message must not lose. */
const SENDER = ['name', 'email', 'phone', 'company'];

/** One line for each filled field, the sender's first, labelled by the field's name: "Quantity 2" for "quantity_2". */
function asText(typed: FormData): string {
  const isSender = ([name]: readonly [string, string]) => SENDER.includes(name);
  return withoutEmptyLines(typed)
    .filter(([name, value]) => !name.startsWith('_') && value !== '')
    .sort((a, b) => Number(isSender(b)) - Number(isSender(a)))
    .map(([name, value]) => `${name[0]?.toUpperCase()}${name.slice(1).replace('_', ' ')}: ${value}`)
    .join('\n');
}
