import type { ReactNode } from 'react';
import { config } from '../../shared/config';
import { paths } from '../../shared/paths';
import controls from '../ui/controls.module.css';
import styles from './EnquiryForm.module.css';
import { FieldErrors } from './Field';
import { HONEYPOT } from './honeypot';
import { type EnquirySetup, prepareForm, useEnquiry } from './useEnquiry';

type EnquiryFormProps = EnquirySetup & {
  /** Names the form to screen readers. What is typed is kept under it (unsent.ts), so no two forms may share one. */
  label: string;
  /** The subject of the e-mail that the form service sends. */
  subject: string;
  submitLabel: string;
  children: ReactNode;
};

/**
 * A form that posts to the form service (section 7). Without scripts it is an ordinary post that returns to the
 * thank-you page. With them it is validated in place, and what was typed survives a failed submission, a reload, and a
 * visit to another page and back.
 */
export function EnquiryForm({ label, subject, subjectOf, rules, submitLabel, children }: EnquiryFormProps) {
  const { form, errors, submission, code, submit, change, startAnother } = useEnquiry({ rules, subjectOf });

  if (submission.name === 'sent' && code) {
    const { typed, hadFocus } = submission;
    return <code.SentEnquiry typed={typed} hadFocus={hadFocus} onAnother={() => startAnother(code, typed)} />;
  }

  return (
    <form
      ref={(element) => {
        form.current = element;
        // Without scripts the browser's own validation applies.
        if (element) element.noValidate = true;
      }}
      action={config.formEndpoint}
      method="post"
      aria-label={label}
      className={styles.form}
      onSubmit={submit}
      onFocus={(event) => void prepareForm(event.currentTarget)}
      onChange={(event) => change(event.target.name, new FormData(event.currentTarget))}
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
        {submission.name === 'sending' ? 'Sending…' : submitLabel}
      </button>
      <p role="status" className={controls.visuallyHidden}>
        {submission.name === 'sending' && 'Sending…'}
      </p>
      <p className={styles.notice}>
        {/* One string: where two meet, React puts a comment into every page. */}
        {'We use what you send only to answer you. It goes through a form-forwarding service: '}
        <a href={paths.privacy.to()}>Privacy Policy</a>.
      </p>
    </form>
  );
}
