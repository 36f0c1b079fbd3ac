import { clsx } from 'clsx/lite';
import { createContext, type HTMLAttributes, type ReactNode, useContext, useId } from 'react';
import styles from './EnquiryForm.module.css';

/** Provides the fields inside a form with their errors. */
export const FieldErrors = createContext<Record<string, string> | undefined>(undefined);

/** @throws {Error} naming the hook, outside a form */
function useFieldError(name: string): string | undefined {
  const errors = useContext(FieldErrors);
  if (!errors) throw new Error('useFieldError must be used inside an EnquiryForm.');
  return errors[name];
}

export type FieldProps = {
  label: string;
  name: string;
  /** The field may be left empty, and says so. */
  optional?: boolean;
  /** Whether the browser's own validation requires it; by default if it is not optional. */
  required?: boolean;
  hint?: string;
  wide?: boolean;
  type?: 'text' | 'email' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  /** What the field asks about, if one form serves several products: what is typed is kept for each (unsent.ts). */
  'data-of'?: string;
};

/** A labelled single-line text field. */
export function Field(props: FieldProps) {
  const { label, name, optional = false, required = !optional, hint, wide, type = 'text', ...input } = props;
  const { frame, control } = useFieldFrame({ label, name, optional, hint, wide });
  return frame(<input {...control} {...input} type={type} required={required} className={styles.input} />);
}

type FrameProps = Pick<FieldProps, 'label' | 'name' | 'optional' | 'hint' | 'wide'>;

/** Label, hint and error around a control, and the attributes that link them to it. */
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
