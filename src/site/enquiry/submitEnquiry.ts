import { flushSync } from 'react-dom';
import { showNotice } from '../notice/showNotice';
import { forgetDraft, labelOf } from './drafts';
import { checkEnquiry, type EnquiryRules } from './rules';
import { sendEnquiry } from './sendEnquiry';

/**
 * What becomes of a form that is sent. `offline`: the network went before this code came. `hadFocus`: the sender was
 * still at the form when the answer came.
 */
export type Submission =
  | { name: 'open' | 'wrong' | 'sending' | 'offline' }
  | { name: 'sent'; typed: FormData; hadFocus: boolean }
  | { name: 'failed'; typed: FormData; reason: string };

/** The form's setters. */
type FormSetters = {
  setErrors: (errors: Record<string, string>) => void;
  setSubmission: (submission: Submission) => void;
};

/** Removes the notice that a form's last message failed, by the form's label: a page has more than one form. */
const failures = new Map<string, () => void>();

/** Checks what stands in the form and sends it; where something is wrong, the first wrong field has the focus. */
export async function submitEnquiry(
  form: HTMLFormElement,
  rules: EnquiryRules,
  subjectOf: ((typed: FormData) => string) | undefined,
  { setErrors, setSubmission }: FormSetters,
): Promise<void> {
  const errors = checkEnquiry(new FormData(form), rules);
  const [firstWrong] = Object.keys(errors);
  if (firstWrong) {
    // First without the line that says so: what is put in anew is read out at each press.
    flushSync(() => setSubmission({ name: 'open' }));
    // What describes the field must stand there before the field is read out.
    flushSync(() => {
      setErrors(errors);
      setSubmission({ name: 'wrong' });
    });
    const field = form.elements.namedItem(firstWrong);
    if (field instanceof HTMLElement) field.focus();
    return;
  }
  setErrors({});
  const page = location.pathname + location.search;
  failures.get(labelOf(form))?.();
  const typed = new FormData(form);
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
  // Its sender has turned to another page, where no form tells, nor does one that they came back to.
  if (reason === undefined) {
    showNotice({ words: 'Your message was sent.' });
  } else {
    const action = { label: 'Back to your message', href: page };
    failures.set(labelOf(form), showNotice({ words: reason, action }));
  }
}

/**
 * Lets nobody write into a form that is on its way, where it would be lost; the keyboard waits at its button. Safari
 * gives the focus to no button that is pressed.
 * @returns what gives the fields back
 */
function holdFields(form: HTMLFormElement): () => void {
  const focused = document.activeElement;
  if (focused === document.body || form.contains(focused))
    form.querySelector('button')?.focus({ preventScroll: true });
  const fields = Array.from(form.querySelectorAll<HTMLElement>('input, textarea, select'));
  for (const field of fields) field.inert = true;
  return () => {
    for (const field of fields) field.inert = false;
  };
}
