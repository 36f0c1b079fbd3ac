import { flushSync } from 'react-dom';
import { reportLead } from '../analytics/reportLead';
import { showNotice } from '../notice/showNotice';
import { HONEYPOT } from './honeypot';
import { checkEnquiry, type EnquiryRules } from './rules';
import { sendEnquiry } from './sendEnquiry';
import { separateUnits } from './typedUnits';
import { forgetSent, labelOf } from './unsent';

/**
 * The state of a form's submission. `offline`: the network failed before this code was loaded. `hadFocus`: the sender
 * was still at the form when the answer came.
 */
export type Submission =
  | { name: 'open' | 'wrong' | 'sending' | 'offline' }
  | { name: 'sent'; typed: FormData; hadFocus: boolean }
  | { name: 'failed'; typed: FormData; reason: string };

/** Of a form whose sender did not wait for this code, which checks it. */
const WRONG = 'Your message was not sent: something in it is missing or wrong.';

type FormSetters = {
  setErrors: (errors: Record<string, string>) => void;
  setSubmission: (submission: Submission) => void;
};

/**
 * Messages that are being sent, by what they say. A sender who has left the page comes back to a form that says the same:
 * if its button is pressed, the message is not sent again, and that form tells how it went.
 */
const underway = new Map<string, { answer: ReturnType<typeof sendEnquiry> }>();

/**
 * Checks the form and sends it, then tells the sender how that went.
 * @param page where it was when its button was pressed
 */
export async function submitEnquiry(
  form: HTMLFormElement,
  page: string,
  rules: EnquiryRules,
  subjectOf: ((typed: FormData) => string) | undefined,
  setters: FormSetters,
): Promise<void> {
  // Nothing has separated those that were kept yet, nor those that were typed before this code came.
  separateUnits(form);
  const typed = new FormData(form);
  const enquiry = `${labelOf(form)} ${typed.get('product')}`;
  const errors = checkEnquiry(typed, rules);
  if (Object.keys(errors).length > 0)
    return form.isConnected ? showWrong(form, errors, setters) : tellElsewhere(enquiry, page, WRONG);
  const { setErrors, setSubmission } = setters;
  setErrors({});
  setSubmission({ name: 'sending' });
  removeNotice(enquiry);
  if (subjectOf) typed.set('_subject', subjectOf(typed));
  const release = holdFields(form);
  const words = JSON.stringify([...typed]);
  const message = { answer: underway.get(words)?.answer ?? sendEnquiry(typed) };
  underway.set(words, message);
  const reason = await message.answer;
  release();
  if (underway.get(words) !== message) return;
  underway.delete(words);
  if (reason === undefined) {
    forgetSent(form, typed);
    if (!typed.get(HONEYPOT)) reportLead(labelOf(form));
  }
  if (!form.isConnected) return tellElsewhere(enquiry, page, reason);
  const hadFocus = form.contains(document.activeElement);
  setSubmission(reason === undefined ? { name: 'sent', typed, hadFocus } : { name: 'failed', typed, reason });
}

/** Resolves once no message is being sent: what was sent is then no longer kept as typed. */
export const untilAnswered = () => Promise.all(Array.from(underway.values(), ({ answer }) => answer));

/** Shows the errors, and focuses the first invalid field, with its label in view. */
function showWrong(
  form: HTMLFormElement,
  errors: Record<string, string>,
  { setErrors, setSubmission }: FormSetters,
): void {
  // First removes the line that says so: to be announced at each press, it has to be added again.
  flushSync(() => setSubmission({ name: 'open' }));
  // The field's error must be in the page before the field is announced.
  flushSync(() => {
    setErrors(errors);
    setSubmission({ name: 'wrong' });
  });
  const field = form.elements.namedItem(Object.keys(errors)[0] ?? '');
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  // WebKit scrolls only as far as the text typed there, and leaves the label below the page's header.
  field.parentElement?.scrollIntoView({ block: 'nearest' });
}

/**
 * Makes the fields inert while the form is being sent, because what is typed then would be lost. The focus waits at the
 * button that sends, which Safari does not focus when it is pressed.
 * @returns a function that releases the fields
 */
function holdFields(form: HTMLFormElement): () => void {
  const focused = document.activeElement;
  if (focused === document.body || form.contains(focused))
    form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  const fields = Array.from(form.querySelectorAll<HTMLElement>('input, textarea, select'));
  for (const field of fields) field.inert = true;
  return () => {
    for (const field of fields) field.inert = false;
  };
}

/**
 * Functions that remove the notice of a failed enquiry, by its form's label and the tape that it asks about: a page has
 * several forms, and a quote may be asked for one tape after the other.
 */
const notices = new Map<string, () => void>();

function removeNotice(enquiry: string): void {
  notices.get(enquiry)?.();
  notices.delete(enquiry);
}

/** Tells a sender who has left the page: no form can, not even one that they came back to. */
function tellElsewhere(enquiry: string, page: string, reason: string | undefined): void {
  if (reason === undefined) {
    showNotice({ words: 'Your message was sent.' });
  } else {
    const action = { label: 'Back to your message', href: page };
    notices.set(enquiry, showNotice({ words: reason, action }));
  }
}
