import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LateCode } from './lateCode';
import { mayHoldDrafts } from './mayHoldDrafts';
import type { EnquiryRules } from './rules';
import type { Submission } from './submitEnquiry';

type Setup = {
  /** What is checked, of what the late code offers. */
  rules: (offered: LateCode) => EnquiryRules;
  /** The subject of the mail, where it depends on what was typed. */
  subjectOf: ((typed: FormData) => string) | undefined;
};

/** An enquiry form's way from the first touch to the answer: its late code, its draft, what is wrong, what became of it. */
export function useEnquiry({ rules, subjectOf }: Setup) {
  const form = useRef<HTMLFormElement | null>(null);
  // Not the state: a second press can come before React has rendered the first.
  const isSending = useRef(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [submission, setSubmission] = useState<Submission>({ name: 'open' });
  const [code, setCode] = useState<LateCode>();

  useEffect(() => {
    const element = form.current;
    // Typed in before the script came, or in an earlier life of this page.
    if (element && (element.contains(document.activeElement) || mayHoldDrafts())) void prepare(element);
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const element = event.currentTarget;
    setSubmission({ name: 'sending' });
    const lateCode = await Promise.race([prepare(element), wait(CODE_PATIENCE)]);
    if (lateCode) {
      setCode(lateCode);
      await lateCode.submitEnquiry(element, rules(lateCode), subjectOf, { setErrors, setSubmission });
    } else {
      await sendWithout(element);
    }
    isSending.current = false;
  }

  /** The line stalls, or a newer version of the site has taken the code's place: what is left is the form's own post. */
  async function sendWithout(element: HTMLFormElement): Promise<void> {
    const { onLine } = navigator;
    if (onLine && element.reportValidity()) {
      element.submit();
      // Its answer is another page.
      await wait(ANSWER_PATIENCE);
    }
    setSubmission({ name: onLine ? 'open' : 'offline' });
  }

  /** What was wrong with the field is said no more, and a message that failed carries what stands in the form now. */
  function change(name: string, typed: FormData): void {
    if (name in errors) {
      const { [name]: _, ...rest } = errors;
      setErrors(rest);
    }
    if (submission.name === 'failed') setSubmission({ ...submission, typed });
  }

  function startAnother({ restoreSender }: LateCode, sent: FormData): void {
    flushSync(() => setSubmission({ name: 'open' }));
    if (!form.current) return;
    restoreSender(form.current, sent);
    const required = Array.from(form.current.querySelectorAll<HTMLInputElement>('[required]'));
    const isUnanswered = ({ value }: HTMLInputElement) => value === '';
    // Where who sends it is all that is asked, the next press would send the same again.
    if (!required.some(isUnanswered)) form.current.reset();
    required.find(isUnanswered)?.focus();
  }

  return { form, errors, submission, code, submit, change, startAnother };
}

/** Milliseconds that what is sent waits for the late code, and for the form service's page. */
const CODE_PATIENCE = 5000;
const ANSWER_PATIENCE = 15_000;

const wait = (time: number) => new Promise<undefined>((resolve) => setTimeout(resolve, time));

/**
 * Fetches the late code, and lets drafts follow the form: at a visitor's first touch, so that it is at hand if the
 * network fails later. Undefined where it cannot be had.
 */
export async function prepare(form: HTMLFormElement): Promise<LateCode | undefined> {
  try {
    const { lateCode } = await import('./lateCode');
    lateCode.followDraft(form);
    return lateCode;
  } catch {
    return undefined;
  }
}
