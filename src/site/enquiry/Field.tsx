import { clsx } from 'clsx/lite';
import { createContext, type HTMLAttributes, type ReactNode, useContext, useId } from 'react';
import styles from './EnquiryForm.module.css';

const ErrorsContext = createContext<Record<string, string> | undefined>(undefined);

/** Gives the fields inside a form what is wrong with them. */
export const FieldErrors = ErrorsContext.Provider;

/** @throws {Error} that names the hook, outside a form */
function useFieldError(name: string): string | undefined {
  const errors = useContext(ErrorsContext);
  if (!errors) throw new Error('useFieldError must be used inside an EnquiryForm.');
  return errors[name];
}

export type FieldProps = {
  label: string;
  name: string;
  /** The field may be left empty, and says so. */
  optional?: boolean;
  /** Whether the browser's own check asks for it; by default unless it is optional. */
  required?: boolean;
  hint?: string;
  wide?: boolean;
  type?: 'text' | 'email' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  /** What is asked about, where the same form asks it of each product: an answer is kept with it (drafts.ts). */
  'data-of'?: string;
};

/** A labelled line of text. */
export function Field(props: FieldProps) {
  const { label, name, optional = false, required = !optional, hint, wide, type = 'text', ...input } = props;
  const { frame, control } = useFieldFrame({ label, name, optional, hint, wide });
  return frame(<input {...control} {...input} type={type} required={required} className={styles.input} />);
}

type FrameProps = {
  label: string;
  name: string;
  optional: boolean;
  hint: string | undefined;
  wide: boolean | undefined;
};

/** Label, hint and error around a control, and the attributes that tie them to it. */
export function useFieldFrame({ label, name, optional, hint, wide }: FrameProps) {
  const id = useId();
  const error = useFieldError(name);
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  return {
    control: { id, name, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy },
    frame: (control: ReactNode) => (
      <div className={clsx(styles.field, wide && styles.wide)}>
        <label htmlFor={id}>
          {label}
          {optional && <span className={styles.optional}> (optional)</span>}
        </label>
        {control}
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    ),
  };
}
