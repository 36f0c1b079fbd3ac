import { CircleAlert, CircleCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { config } from '../../shared/config';
import { paths } from '../../shared/paths';
import controls from '../ui/controls.module.css';
import styles from './EnquiryForm.module.css';
import { checkEnquiry, EnquiryError, type EnquiryRules, HONEYPOT, sendEnquiry } from './enquiry';
import { FieldErrors } from './Field';
import { whatsAppLink } from './whatsApp';

type EnquiryFormProps = {
  label: string;
  /** The subject of the mail that the form service writes. */
  subject: string;
  rules: EnquiryRules;
  submitLabel: string;
  /** Where to write if the service fails. */
  email: string;
  children: ReactNode;
};

type State = { name: 'open' | 'sending' | 'sent' } | { name: 'failed'; message: string };

/**
 * A form that posts to the form service (section 7). Without scripts it is an ordinary post that comes back
 * to the thank-you page; with them it is checked in place, and what was typed stays when sending fails.
 */
export function EnquiryForm({ label, subject, rules, submitLabel, email, children }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [state, setState] = useState<State>({ name: 'open' });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state.name === 'sending') return;
    const data = new FormData(event.currentTarget);
    const found = checkEnquiry(data, rules);
    setErrors(found);
    const [firstWrong] = Object.keys(found);
    if (firstWrong) {
      const field = form.current?.elements.namedItem(firstWrong);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setState({ name: 'sending' });
    try {
      await sendEnquiry(data);
      setState({ name: 'sent' });
    } catch (error) {
      if (!(error instanceof EnquiryError)) throw error;
      setState({ name: 'failed', message: error.message });
    }
  }

  if (state.name === 'sent') {
    return (
      <div role="status" className={styles.sent}>
        <CircleCheck aria-hidden />
        <p>
          <strong>Thank you, your message is on its way.</strong> We answer on the next working day.
        </p>
        <button type="button" className={controls.button} onClick={() => setState({ name: 'open' })}>
          Send another
        </button>
      </div>
    );
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
      onChange={(event) => forget((event.target as unknown as HTMLInputElement).name)}
    >
      <input type="hidden" name="_subject" value={subject} />
      <input type="hidden" name="_next" value={`${config.siteUrl}${paths.thankYou.to()}`} />
      <p className={styles.honeypot} aria-hidden>
        <label>
          Leave this empty <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <FieldErrors value={errors}>{children}</FieldErrors>
      {state.name === 'failed' && (
        <div role="alert" className={styles.failed}>
          <CircleAlert aria-hidden />
          <p>
            {state.message} What you typed is still here. Send again, write to{' '}
            <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{email}</a>, or{' '}
            <a href={whatsAppLink()} target="_blank" rel="noopener noreferrer">
              ask on WhatsApp
            </a>
            .
          </p>
        </div>
      )}
      <button type="submit" className={`${controls.button} ${controls.primary}`}>
        {state.name === 'sending' ? 'Sending …' : submitLabel}
      </button>
      <p className={styles.notice}>
        We use what you send only to answer you. It goes through a form-forwarding service:{' '}
        <Link to={paths.privacy.to()}>Privacy Policy</Link>.
      </p>
    </form>
  );

  function forget(name: string): void {
    if (!(name in errors)) return;
    const { [name]: _, ...rest } = errors;
    setErrors(rest);
  }
}
