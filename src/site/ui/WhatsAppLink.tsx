import type { ReactNode } from 'react';
import { config } from '../../shared/config';
import { urlPart } from '../../shared/paths';

/** A message that asks for a price, and leaves off where the buyer types what the page does not know. */
export const quoteMessage = (tapes: string): string => `Please quote for ${tapes}. Quantity and size: `;

/** The chat with the business's number, with this as the first message if there is one. Section 7. */
export const chatUrl = (message?: string): string =>
  `https://wa.me/${config.whatsAppNumber}${message ? `?text=${urlPart(message)}` : ''}`;

type WhatsAppLinkProps = {
  /** Prefilled as the first message. */
  message?: string;
  className?: string;
  children: ReactNode;
};

/** Opens the chat. */
export function WhatsAppLink({ message, className, children }: WhatsAppLinkProps) {
  return (
    <a href={chatUrl(message)} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  );
}
