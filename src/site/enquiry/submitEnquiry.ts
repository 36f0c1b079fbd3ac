import { forgetDraft } from './drafts';
import { checkEnquiry, type EnquiryRules } from './rules';
import { sendEnquiry } from './sendEnquiry';

/** What becomes of a form that is sent. */
export type Submission = { name: 'sending' | 'sent' } | { name: 'failed'; reason: string; typed: FormData };

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
  setErrors(errors);
  const [firstWrong] = Object.keys(errors);
  if (firstWrong) {
    const field = form.elements.namedItem(firstWrong);
    if (field instanceof HTMLElement) field.focus();
    return;
  }
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
