import { flushSync } from 'react-dom';
import { forgetDraft } from './drafts';
import { checkEnquiry, type EnquiryRules } from './rules';
import { sendEnquiry } from './sendEnquiry';

/** What becomes of a form that is sent. */
export type Submission =
  | { name: 'open' | 'wrong' | 'sending' | 'sent' }
  | { name: 'failed'; reason: string; typed: FormData };

/** Where a form learns it. */
type Report = {
  setErrors: (errors: Record<string, string>) => void;
  setSubmission: (submission: Submission) => void;
};

/** Checks what stands in the form and sends it; where something is wrong, the first wrong field has the focus. */
export async function submitEnquiry(
  form: HTMLFormElement,
  rules: EnquiryRules,
  subjectOf: ((typed: FormData) => string) | undefined,
  { setErrors, setSubmission }: Report,
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
  setSubmission({ name: 'sending' });
  const typed = new FormData(form);
  if (subjectOf) typed.set('_subject', subjectOf(typed));
  const reason = await sendEnquiry(typed);
  if (reason === undefined) {
    forgetDraft(form);
    setSubmission({ name: 'sent' });
  } else {
    setSubmission({ name: 'failed', reason, typed });
  }
}
