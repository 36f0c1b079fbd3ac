import type { ReactNode } from 'react';
import { config } from '../../shared/config';
import { urlPart } from '../../shared/paths';

/** A message that asks for a price, and leaves off where the buyer types what the page does not know. */
export const quoteMessage = (tapes: string): string => `Please quote for ${tapes}. Quantity and size: `;

type WhatsAppLinkProps = {
  /** Prefilled as the first message. */
  message?: string;
  className?: string;
  children: ReactNode;
};

/** Opens a chat with the business's number. Section 7. */
export function WhatsAppLink({ message, className, children }: WhatsAppLinkProps) {
  const text = message ? `?text=${urlPart(message)}` : '';
  return (
    <a
      href={`https://wa.me/${config.whatsAppNumber}${text}`}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      {children}
    </a>
  );
}
