import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { Settings } from '../../shared/catalogue/settings';
import { whatsAppLink } from '../enquiry/whatsApp';
import styles from './ContactDetails.module.css';

/** Address, telephones, mail and chat: what is not set is left out. */
export function ContactDetails({ contact }: { contact: Settings['contact'] }) {
  const phones = [contact.phone1, contact.phone2].filter((phone): phone is string => Boolean(phone));
  return (
    <ul className={styles.list}>
      {contact.address && (
        <li>
          <MapPin aria-hidden />
          <address className={styles.address}>{contact.address}</address>
        </li>
      )}
      {phones.map((phone) => (
        <li key={phone}>
          <Phone aria-hidden />
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </li>
      ))}
      {contact.email && (
        <li>
          <Mail aria-hidden />
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
      )}
      <li>
        <MessageCircle aria-hidden />
        <a href={whatsAppLink()} target="_blank" rel="noopener noreferrer">
          Chat on WhatsApp
        </a>
      </li>
    </ul>
  );
}
