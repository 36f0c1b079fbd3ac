import { chatUrl } from '../ui/WhatsAppLink';
import { fieldOf } from './lineNames';
import { MAX_CHAT, shortened, tapesIn, textOf } from './typedText';

/**
 * From now on the page's links to the chat carry what was typed into its quote form: whoever has filled in five lines
 * and would rather chat does not type them again. The sender's details stay behind: a chat shows who writes.
 */
export const followChat = (form: HTMLFormElement): void =>
  // Adding the same listener again makes no difference.
  form.closest('main')?.addEventListener('click', carryTyped);

function carryTyped({ currentTarget, target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[href^="${chatUrl()}"]`);
  const form = currentTarget instanceof Element && currentTarget.querySelector('form');
  // The link in the form is that of a message that failed, which has everything in it.
  if (!link || !form || form.contains(link)) return;
  const message = asMessage(new FormData(form));
  if (!message) return;
  const { href } = link;
  link.href = chatUrl(shortened(message, MAX_CHAT));
  // The browser follows the link before that. Afterwards it is again as React left it.
  setTimeout(() => {
    link.href = href;
  });
}

/** What a quote is asked for, in words; undefined if the page's own message says as much, or the form asks for none. */
function asMessage(typed: FormData): string | undefined {
  const tapes = tapesIn(typed);
  const application = textOf(typed, 'application');
  const isTyped = ([name, value]: [string, unknown]) =>
    ['quantity', 'size'].includes(fieldOf(name)) && value !== '';
  if (!application && !(tapes.length > 0 && [...typed].some(isTyped))) return undefined;
  return ['Please quote for:', ...tapes, application].filter(Boolean).join('\n');
}
