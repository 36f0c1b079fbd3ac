import { Mail, MapPin, MessageCircle, Phone } from 'lucide';
import type { Settings } from '../../shared/catalogue/settings';
import { telephonesOf } from '../../shared/telephone';
import styles from './ContactDetails.module.css';
import { Icon } from './Icon';
import { MailAddress } from './MailAddress';
import { PhoneLink } from './PhoneLink';
import { WhatsAppLink } from './WhatsAppLink';

type ContactDetailsProps = {
  contact: Settings['contact'];
  /** Prefilled as the first message of the chat. */
  message?: string;
};

/** Address, telephone numbers, e-mail and chat; what is not set is omitted. */
export function ContactDetails({ contact, message }: ContactDetailsProps) {
  return (
    <ul className={styles.list}>
      {contact.address && (
        <li>
          <Icon shape={MapPin} />
          <address className={styles.address}>{contact.address}</address>
        </li>
      )}
      {telephonesOf(contact).map((phone, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: both may be the same.
        <li key={index}>
          <Icon shape={Phone} />
          <PhoneLink number={phone} />
        </li>
      ))}
      {contact.email && (
        <li>
          <Icon shape={Mail} />
          <a href={`mailto:${contact.email}`}>
            <MailAddress email={contact.email} />
          </a>
        </li>
      )}
      <li>
        <Icon shape={MessageCircle} />
        <WhatsAppLink message={message}>Ask on WhatsApp</WhatsAppLink>
      </li>
    </ul>
  );
}
