import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { wait } from '../wait';
import type { LateCode } from './lateCode';
import { mayHoldUnsent } from './mayHoldUnsent';
import type { EnquiryRules } from './rules';
import type { Submission } from './submitEnquiry';

/** Milliseconds that a press waits for the late code, and a submission for the form service's page. */
const LATE_CODE_TIMEOUT = 5000;
const ANSWER_TIMEOUT = 15_000;
/** Milliseconds that nobody takes for a wait. */
const UNNOTICED = 300;

export type EnquirySetup = {
  /** Returns the rules to check, made from those that the late code offers. */
  rules: (offered: LateCode) => EnquiryRules;
  /** Returns the e-mail's subject, if it depends on what was typed. */
  subjectOf?: (typed: FormData) => string;
};

/**
 * An enquiry form from the first touch to the answer. The first touch fetches the late code (`prepareForm`), which puts
 * back what was typed and keeps it from then on (unsent.ts). A press of the button has it checked and sent
 * (submitEnquiry.ts) or, if that code does not come, posted by the browser.
 */
export function useEnquiry({ rules, subjectOf }: EnquirySetup) {
  const form = useRef<HTMLFormElement | null>(null);
  // A ref, not state: a second press can come before React has rendered the first.
  const isSending = useRef(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [submission, setSubmission] = useState<Submission>({ name: 'open' });
  const [code, setCode] = useState<LateCode>();

  useEffect(() => {
    const element = form.current;
    // Something was typed before the script loaded, or before this page was last left or reloaded.
    if (element && (element.contains(document.activeElement) || mayHoldUnsent())) void prepareForm(element);
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const element = event.currentTarget;
    const { href } = location;
    // For those who wait for the code. Others are told so once their fields are checked (submitEnquiry).
    const slowly = setTimeout(() => setSubmission({ name: 'sending' }), UNNOTICED);
    try {
      const lateCode = await prepareForm(element, 'in time');
      clearTimeout(slowly);
      if (lateCode) {
        setCode(lateCode);
        await lateCode.submitEnquiry(element, href, rules(lateCode), subjectOf, { setErrors, setSubmission });
      } else {
        await sendWithoutCode(element);
      }
    } catch (error) {
      setSubmission({ name: 'open' });
      throw error;
    } finally {
      isSending.current = false;
    }
  }

  /**
   * The connection stalls, or a newer version of the site has replaced the code. What remains is the form's own post.
   */
  async function sendWithoutCode(element: HTMLFormElement): Promise<void> {
    const { onLine } = navigator;
    if (onLine && element.reportValidity()) {
      // The visitor has opened another page meanwhile, and browsers send no form that is not in the document.
      if (!element.isConnected) {
        element.hidden = true;
        document.body.append(element);
      }
      element.submit();
      // Its answer is another page.
      await wait(ANSWER_TIMEOUT);
    }
    setSubmission({ name: onLine ? 'open' : 'offline' });
  }

  /** Removes the errors of this field and of fields that are gone, and lets a failed message carry what is typed now. */
  function change(name: string, typed: FormData): void {
    const all = Object.entries(errors);
    const left = all.filter(([field]) => field !== name && typed.has(field));
    if (left.length < all.length) setErrors(Object.fromEntries(left));
    if (submission.name === 'failed') setSubmission({ ...submission, typed });
  }

  function startAnother({ restoreSender }: LateCode, sent: FormData): void {
    flushSync(() => setSubmission({ name: 'open' }));
    if (!form.current) return;
    restoreSender(form.current, sent);
    const required = Array.from(form.current.querySelectorAll<HTMLInputElement>('[required]'));
    const isUnanswered = ({ value }: HTMLInputElement) => value === '';
    // If the form asks only for the sender, the next press would send the same again.
    if (!required.some(isUnanswered)) form.current.reset();
    required.find(isUnanswered)?.focus();
  }

  return { form, errors, submission, code, submit, change, startAnother };
}

/**
 * Fetches the late code, puts back what was typed earlier, and starts keeping what is typed: when a visitor first uses
 * the form, so that the code is there if the network fails later. Resolves to undefined if it cannot be fetched.
 * @param patience for a press, which resolves to undefined, too, if the code stalls: it then comes as late as it does
 */
export function prepareForm(form: HTMLFormElement, patience?: 'in time'): Promise<LateCode | undefined> {
  const prepared = import('./lateCode')
    .then(({ lateCode }) => {
      lateCode.follow(form);
      return lateCode;
    })
    .catch(() => undefined);
  return patience ? Promise.race([prepared, wait(LATE_CODE_TIMEOUT)]) : prepared;
}
