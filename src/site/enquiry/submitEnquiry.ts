import { forgetDraft } from './drafts';
import type { EnquiryState } from './EnquiryForm';
import { lateCode } from './lateCode';
import { checkEnquiry, type EnquiryRules } from './rules';
import { sendEnquiry } from './sendEnquiry';

/** Where a form learns what became of it. */
type Report = {
  setErrors: (errors: Record<string, string>) => void;
  setState: (state: EnquiryState) => void;
};

/** Checks what stands in the form and sends it; where something is wrong, the first wrong field has the focus. */
export async function submitEnquiry(
  form: HTMLFormElement,
  rules: EnquiryRules,
  subjectOf: ((typed: FormData) => string) | undefined,
  { setErrors, setState }: Report,
): Promise<void> {
  const errors = checkEnquiry(new FormData(form), rules);
  setErrors(errors);
  const [firstWrong] = Object.keys(errors);
  if (firstWrong) {
    const field = form.elements.namedItem(firstWrong);
    if (field instanceof HTMLElement) field.focus();
    return;
  }
  setState({ name: 'sending' });
  const typed = new FormData(form);
  if (subjectOf) typed.set('_subject', subjectOf(typed));
  const reason = await sendEnquiry(typed);
  if (reason === undefined) {
    forgetDraft(form);
    setState({ name: 'sent', code: lateCode });
  } else {
    setState({ name: 'failed', code: lateCode, reason, typed });
  }
}
