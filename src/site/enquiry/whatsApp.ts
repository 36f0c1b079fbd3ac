import { config } from '../../shared/config';
import { urlPart } from '../../shared/paths';

/** A chat with the business's number, with the first message written already. */
export function whatsAppLink(message?: string): string {
  const address = `https://wa.me/${config.whatsAppNumber}`;
  return message ? `${address}?text=${urlPart(message)}` : address;
}
