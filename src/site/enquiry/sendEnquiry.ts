import { config } from '../../shared/config';
import { jsonEndpoint } from '../../shared/formEndpoint';
import { parseJson } from '../../shared/parseJson';
import { HONEYPOT } from './honeypot';
import { visibleText, withoutEmptyLines } from './typedText';

/** Milliseconds that the form service has to answer. */
const FORM_SERVICE_TIMEOUT = 15_000;
/** Bytes. Browsers let 64 KiB outlive the page, and refuse more. */
const OUTLIVES_PAGE = 60_000;
/** Fields whose values are read by programs, not by people. */
const READ_BY_PROGRAMS = new Set(['email', 'phone']);

/**
 * Sends a form's fields to the form service, as the form's own post would, but no empty lines. If the honeypot is
 * filled, sends nothing and reports success.
 * @returns undefined once the service has accepted it, otherwise why not, in words for the sender
 */
export async function sendEnquiry(form: FormData): Promise<string | undefined> {
  if (form.get(HONEYPOT)) return undefined;
  const fields = new URLSearchParams();
  for (const [name, value] of withoutEmptyLines(form))
    fields.append(name, READ_BY_PROGRAMS.has(name) ? visibleText(value) : value);
  // A reply to the service's e-mail goes to the sender.
  const email = fields.get('email');
  if (email) fields.set('_replyto', email);
  const wasOffline = !navigator.onLine;
  try {
    const answer = await fetch(jsonEndpoint(config.formEndpoint), {
      method: 'POST',
      body: fields,
      headers: { Accept: 'application/json' },
      // Delivered even if the page is left before the answer comes.
      keepalive: fields.toString().length <= OUTLIVES_PAGE,
      signal: AbortSignal.timeout(FORM_SERVICE_TIMEOUT),
    });
    return refusal(answer, await answer.text());
  } catch {
    // A connection that fails may have done so after it had carried the message.
    return wasOffline
      ? 'You are offline, so your message was not sent.'
      : 'The form service did not answer, so your message may not have arrived.';
  }
}

/** Returns why it was not sent. Sent means an ok status, JSON, and `success`, if the service reports it. */
function refusal(answer: Response, text: string): string | undefined {
  if (answer.status === 429)
    return 'Your message was not sent: there were too many in a short time. Wait a minute before you send it again.';
  const success = successIn(text);
  if (answer.ok && success === true) return undefined;
  return success === undefined || answer.status >= 500
    ? 'Your message was not sent: the form service is out of order at the moment.'
    : 'The form service did not take your message.';
}

/**
 * FormSubmit answers 200 even when it refuses, and writes its booleans as text; other services omit `success`. Returns
 * undefined for anything that is not a form service's answer.
 */
function successIn(text: string): boolean | undefined {
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null) return undefined;
  const { success = true } = body as { success?: unknown };
  return success === true || success === 'true';
}
