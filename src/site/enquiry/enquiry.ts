import { config } from '../../shared/config';

/** A form's rules: a field's name, and what is wrong with its value, or undefined where it will do. */
export type EnquiryRules = Record<string, (value: string) => string | undefined>;

/** The honeypot's name, as the form service knows it: a field that no person sees or fills. */
export const HONEYPOT = '_honey';

export const required = (message: string) => (value: string) => (value.trim() === '' ? message : undefined);

export function emailRule(value: string): string | undefined {
  if (value.trim() === '') return 'Give your e-mail address, so that we can answer.';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim())
    ? undefined
    : 'This does not look like an e-mail address: name@company.com.';
}

export function phoneRule(value: string): string | undefined {
  if (value.trim() === '') return 'Give a telephone number, so that we can call back.';
  const digits = value.replace(/\D/g, '');
  return digits.length >= 7 && digits.length <= 15 && /^[\d\s()+./-]+$/.test(value.trim())
    ? undefined
    : 'This does not look like a telephone number: +91 98765 43210.';
}

/** A message for each field that breaks its rule, in the rules' order. */
export function checkEnquiry(form: FormData, rules: EnquiryRules): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const message = rule(String(form.get(name) ?? ''));
    if (message) errors[name] = message;
  }
  return errors;
}

/** Why an enquiry did not arrive, in words for the sender. */
export class EnquiryError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EnquiryError';
  }
}

/** Milliseconds. */
const PATIENCE = 15_000;

/**
 * Sends a form's fields to the form service, as its own post would. A filled honeypot looks sent and sends
 * nothing.
 * @throws {EnquiryError} when the service cannot be reached, refuses, or answers what is no answer
 */
export async function sendEnquiry(form: FormData): Promise<void> {
  if (String(form.get(HONEYPOT) ?? '') !== '') return;
  const fields = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') fields.append(name, value);
  const answer = await post(fields);
  if (answer.status === 429) {
    throw new EnquiryError('Too many messages were sent in a short time. Wait a minute, then send again.');
  }
  if (!answer.ok || !(await saysSuccess(answer))) {
    throw new EnquiryError('The form service did not take your message.');
  }
}

async function post(fields: URLSearchParams): Promise<Response> {
  try {
    return await fetch(jsonEndpoint(config.formEndpoint), {
      method: 'POST',
      body: fields,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch (cause) {
    throw new EnquiryError('Your message could not be sent: the connection failed.', { cause });
  }
}

/** FormSubmit answers scripts under /ajax/; other services read the Accept header. */
function jsonEndpoint(endpoint: string): string {
  const url = new URL(endpoint);
  if (url.hostname === 'formsubmit.co' && !url.pathname.startsWith('/ajax/'))
    url.pathname = `/ajax${url.pathname}`;
  return url.href;
}

/** FormSubmit answers 200 even when it refuses, and writes its booleans as text. */
async function saysSuccess(answer: Response): Promise<boolean> {
  try {
    const body: unknown = await answer.json();
    if (typeof body !== 'object' || body === null) return false;
    const success = (body as { success?: unknown }).success;
    return success === undefined || success === true || success === 'true';
  } catch {
    return false;
  }
}
