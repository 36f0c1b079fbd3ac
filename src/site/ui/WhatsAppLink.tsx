import type { ReactNode } from 'react';
import { config } from '../../shared/config';
import { urlPart } from '../../shared/paths';

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
