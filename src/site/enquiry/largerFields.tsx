import type { ChangeEventHandler, ReactNode } from 'react';
import styles from './EnquiryForm.module.css';
import { type FieldProps, useFieldFrame } from './Field';

/* Fields of the contact and quote forms, kept apart so that the footer's form does not bring them to every page. */

type TextFieldProps = Pick<FieldProps, 'label' | 'name' | 'optional' | 'hint'> & { defaultValue?: string };

/** A labelled multi-line text field. */
export function TextField({ label, name, optional = false, hint, defaultValue }: TextFieldProps) {
  const { frame, control } = useFieldFrame({ label, name, optional, hint, wide: true });
  return frame(
    <textarea
      {...control}
      rows={4}
      required={!optional}
      defaultValue={defaultValue}
      className={styles.input}
    />,
  );
}

type SelectFieldProps = Pick<FieldProps, 'label' | 'name' | 'wide' | 'hint' | 'data-of'> & {
  required: boolean;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  /** "no" keeps a translator from options whose text is what is sent. */
  translate?: 'no';
  children: ReactNode;
};

/** A labelled choice; the children are its options. */
export function SelectField({ label, name, wide, hint, children, ...select }: SelectFieldProps) {
  const { frame, control } = useFieldFrame({ label, name, hint, wide });
  return frame(
    <select
      {...control}
      {...select}
      // Chromium would call a choice that has yet to be made invalid.
      aria-invalid={control['aria-invalid'] ?? false}
      className={`${styles.input} ${styles.select}`}
    >
      {children}
    </select>,
  );
}
