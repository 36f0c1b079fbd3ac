import { CircleAlert } from 'lucide';
import { urlPart } from '../../shared/paths';
import { telephonesOf } from '../../shared/telephone';
import { useSiteData } from '../layout/siteData';
import { Icon } from '../ui/Icon';
import { PhoneLink } from '../ui/PhoneLink';
import styles from './EnquiryForm.module.css';
import { WhatsAppLink } from './WhatsAppLink';

/** The most characters of a message in a link: mail programs truncate long addresses, or refuse them. */
const MAX_LINK_CHARACTERS = 1200;

type FailedEnquiryProps = { reason: string; subject: string; typed: FormData };

/** Why a message did not arrive, and other ways to send it, which carry over what was typed. */
export function FailedEnquiry({ reason, subject, typed }: FailedEnquiryProps) {
  const { contact } = useSiteData();
  const { email } = contact;
  const [telephone] = telephonesOf(contact);
  const text = asText(typed);
  // In a mail lines end in CRLF: RFC 6068, section 5.
  const body = urlPart(text.replaceAll('\n', '\r\n'));
  return (
    <div role="alert" className={styles.failed}>
      <Icon shape={CircleAlert} />
      <p>
        {reason} What you typed is still here. Send it again, or{' '}
        <WhatsAppLink message={text}>send it on WhatsApp</WhatsAppLink>
        {email && (
          <>
            , by mail to <a href={`mailto:${email}?subject=${urlPart(subject)}&body=${body}`}>{email}</a>
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

/** One line for each filled field, the sender's first, labelled with the field's name, such as "quantity_2". */
function asText(typed: FormData): string {
  const isSender = ([name]: [string, unknown]) => SENDER.includes(name);
  const lines = [...typed]
    .filter(([name, value]) => !name.startsWith('_') && value !== '')
    .sort((a, b) => Number(isSender(b)) - Number(isSender(a)))
    .map(([name, value]) => `${name[0]?.toUpperCase()}${name.slice(1).replace('_', ' ')}: ${value}`);
  const characters = Array.from(lines.join('\n'));
  return characters.length > MAX_LINK_CHARACTERS
    ? `${characters.slice(0, MAX_LINK_CHARACTERS).join('')} …`
    : characters.join('');
}
