import { MessageCircle } from 'lucide';
import controls from './controls.module.css';
import { Icon } from './Icon';
import { WhatsAppLink } from './WhatsAppLink';

/** Opens the chat, prefilled with the message if there is one. */
export function WhatsAppButton({ message }: { message?: string }) {
  return (
    <WhatsAppLink message={message} className={controls.button}>
      <Icon shape={MessageCircle} size={20} /> Ask on WhatsApp
    </WhatsAppLink>
  );
}
