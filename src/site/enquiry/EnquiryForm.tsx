import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { config } from '../../shared/config';
import { paths } from '../../shared/paths';
import controls from '../ui/controls.module.css';
import styles from './EnquiryForm.module.css';
import { FieldErrors } from './Field';
import { HONEYPOT } from './honeypot';
import type { LateCode } from './lateCode';
import { mayHoldDrafts } from './mayHoldDrafts';
import type { EnquiryRules } from './rules';
import type { Submission } from './submitEnquiry';

type EnquiryFormProps = {
  /** Names the form to screen readers. Drafts are kept under it (drafts.ts): no two forms may share one. */
  label: string;
  /** The subject of the mail that the form service writes. */
  subject: string;
  /** The same, where it depends on what was typed. */
  subjectOf?: (typed: FormData) => string;
  /** What is checked, of what the late code offers. */
  rules: (offered: LateCode) => EnquiryRules;
  submitLabel: string;
  children: ReactNode;
};

/**
 * A form that posts to the form service (section 7). Without scripts it is an ordinary post that comes back
 * to the thank-you page; with them it is checked in place, and what was typed stays: when sending fails, over a
 * reload, and over a walk to another page and back.
 */
export function EnquiryForm({ label, subject, subjectOf, rules, submitLabel, children }: EnquiryFormProps) {
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

  if (submission.name === 'sent' && code) {
    const { typed, hadFocus } = submission;
    return <code.SentEnquiry hadFocus={hadFocus} onAnother={() => startAnother(code, typed)} />;
  }

  return (
    <form
      ref={(element) => {
        form.current = element;
        // Without scripts the browser's own checks stand in.
        if (element) element.noValidate = true;
      }}
      action={config.formEndpoint}
      method="post"
      aria-label={label}
      className={styles.form}
      onSubmit={submit}
      onFocus={(event) => void prepare(event.currentTarget)}
      onChange={(event) => {
        forget(event.target.name);
        // The links of the message carry what stands in the form now.
        if (submission.name === 'failed')
          setSubmission({ ...submission, typed: new FormData(event.currentTarget) });
      }}
    >
      <input type="hidden" name="_subject" value={subject} />
      <input type="hidden" name="_next" value={`${config.siteUrl}${paths.thankYou.to()}`} />
      <p className={controls.visuallyHidden} aria-hidden>
        <label>
          Leave this empty <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <FieldErrors value={errors}>{children}</FieldErrors>
      {submission.name === 'failed' && code && (
        <code.FailedEnquiry
          reason={submission.reason}
          subject={subjectOf?.(submission.typed) ?? subject}
          typed={submission.typed}
        />
      )}
      {submission.name === 'wrong' && code && <code.WrongFields count={Object.keys(errors).length} />}
      {submission.name === 'offline' && (
        <p role="alert" className={`${styles.error} ${styles.wide}`}>
          You are offline. What you typed is still here: send it once you are connected again.
        </p>
      )}
      <button type="submit" className={`${controls.button} ${controls.primary}`}>
        {submission.name === 'sending' ? 'Sending …' : submitLabel}
      </button>
      <p className={styles.notice}>
        We use what you send only to answer you. It goes through a form-forwarding service:{' '}
        <a href={paths.privacy.to()}>Privacy Policy</a>.
      </p>
    </form>
  );

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

  function forget(name: string): void {
    if (!(name in errors)) return;
    const { [name]: _, ...rest } = errors;
    setErrors(rest);
  }
}

/** Milliseconds that what is sent waits for the late code, and for the form service's page. */
const CODE_PATIENCE = 5000;
const ANSWER_PATIENCE = 15_000;

const wait = (time: number) => new Promise<undefined>((resolve) => setTimeout(resolve, time));

/**
 * Fetches the late code, and lets drafts follow the form: at a visitor's first touch, so that it is at hand if the
 * network fails later. Undefined where it cannot be had.
 */
async function prepare(form: HTMLFormElement): Promise<LateCode | undefined> {
  try {
    const { lateCode } = await import('./lateCode');
    lateCode.followDraft(form);
    return lateCode;
  } catch {
    return undefined;
  }
}
