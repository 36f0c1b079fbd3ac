import { dialled } from '../../shared/telephone';

/** What a link may lead to: a page of this site, a heading of its own, another site, a mailbox or a telephone number. */
const WHOLE = /^(?:(?:https?:\/\/|mailto:|tel:|#)\S+|\/\S*)$/i;
const MAILBOX = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i;
const TELEPHONE = /^\(?\+?[\d\s()-]{7,20}$/;
const SITE = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/**
 * Completes an address as people write it to what a link needs: "www.example.com", "sales@example.com" or "+91 44 5550
 * 0100". Undefined if it is not an address.
 */
export function wholeAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (WHOLE.test(address)) return address;
  if (MAILBOX.test(address)) return `mailto:${address}`;
  if (TELEPHONE.test(address)) return `tel:${dialled(address)}`;
  return SITE.test(address) ? `https://${address}` : undefined;
}
