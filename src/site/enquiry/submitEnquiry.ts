import { flushSync } from 'react-dom';
import { showNotice } from '../notice/showNotice';
import { forgetDraft, labelOf } from './drafts';
import { checkEnquiry, type EnquiryRules } from './rules';
import { sendEnquiry } from './sendEnquiry';
import { separateUnits } from './typedUnits';

/**
 * The state of a form's submission. `offline`: the network failed before this code was loaded. `hadFocus`: the sender
 * was still at the form when the answer came.
 */
export type Submission =
  | { name: 'open' | 'wrong' | 'sending' | 'offline' }
  | { name: 'sent'; typed: FormData; hadFocus: boolean }
  | { name: 'failed'; typed: FormData; reason: string };

type FormSetters = {
  setErrors: (errors: Record<string, string>) => void;
  setSubmission: (submission: Submission) => void;
};

/**
 * Functions that remove the notice of a failed message, by the label of its form and the tape that it asks about: a page
 * has several forms, and a quote may be asked for one tape after the other.
 */
const failures = new Map<string, () => void>();

/** Validates the form and sends it; if something is wrong, focuses the first invalid field. */
export async function submitEnquiry(
  form: HTMLFormElement,
  rules: EnquiryRules,
  subjectOf: ((typed: FormData) => string) | undefined,
  { setErrors, setSubmission }: FormSetters,
): Promise<void> {
  // Also what no change announced: a draft, or what was typed before this code came.
  separateUnits(form);
  const errors = checkEnquiry(new FormData(form), rules);
  const [firstWrong] = Object.keys(errors);
  if (firstWrong) {
    // First removes the line that says so: to be announced at each press, it has to be added again.
    flushSync(() => setSubmission({ name: 'open' }));
    // The field's error must be in the page before the field is announced.
    flushSync(() => {
      setErrors(errors);
      setSubmission({ name: 'wrong' });
    });
    const field = form.elements.namedItem(firstWrong);
    if (field instanceof HTMLElement) field.focus();
    return;
  }
  setErrors({});
  setSubmission({ name: 'sending' });
  const page = location.pathname + location.search;
  const typed = new FormData(form);
  const message = `${labelOf(form)} ${typed.get('product')}`;
  failures.get(message)?.();
  failures.delete(message);
  if (subjectOf) typed.set('_subject', subjectOf(typed));
  const release = holdFields(form);
  const reason = await sendEnquiry(typed);
  release();
  if (reason === undefined) forgetDraft(form, typed);
  if (form.isConnected) {
    const hadFocus = form.contains(document.activeElement);
    setSubmission(
      reason === undefined ? { name: 'sent', typed, hadFocus } : { name: 'failed', typed, reason },
    );
    return;
  }
  // The sender has left the page. No form can tell them, not even one that they came back to.
  if (reason === undefined) {
    showNotice({ words: 'Your message was sent.' });
  } else {
    const action = { label: 'Back to your message', href: page };
    failures.set(message, showNotice({ words: reason, action }));
  }
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
