import { chatUrl, quoteMessage } from '../ui/WhatsAppLink';
import { MAX_CHAT, shortened, tapesIn, textOf } from './typedText';

/**
 * From now on the page's links to the chat carry what was typed into its quote form: whoever has filled in five lines
 * and would rather chat does not type them again. The sender's details stay behind: a chat shows who writes.
 */
export function followChat(form: HTMLFormElement): void {
  // A press of the middle button, which opens another tab, is no click, nor is a choice in the link's own menu, which
  // reads the link when it opens. Adding a listener again makes no difference.
  for (const press of ['click', 'auxclick', 'contextmenu'])
    form.closest('main')?.addEventListener(press, carryTyped);
}

function carryTyped({ currentTarget, target }: Event): void {
  const link = target instanceof Element && target.closest(`a[href^="${chatUrl()}"]`);
  const form = currentTarget instanceof Element && currentTarget.querySelector('form');
  // The link in the form is that of a message that failed, which has everything in it.
  if (!link || !form || form.contains(link)) return;
  const href = link.getAttribute('href') ?? '';
  const carrying = withTyped(href, new FormData(form));
  // On a busy phone a second press can come before the link is again as React left it.
  if (carrying === href) return;
  link.setAttribute('href', carrying);
  // The browser follows the link before that.
  setTimeout(() => link.setAttribute('href', href));
}

/** The link with what a quote is asked for, in words; as it is if that says as much, or the form asks for none. */
function withTyped(href: string, typed: FormData): string {
  const tapes = tapesIn(typed);
  // As it was typed: in some scripts, and in emojis, the marks that are not seen join letters.
  const application = textOf(typed, 'application') && String(typed.get('application')).trim();
  const isAsked = tapes.length > 0 && href !== chatUrl(quoteMessage(tapes.join(', ')));
  if (!application && !isAsked) return href;
  const message = ['Please quote for:', ...tapes, application].filter(Boolean).join('\n');
  return chatUrl(shortened(message, MAX_CHAT));
}
