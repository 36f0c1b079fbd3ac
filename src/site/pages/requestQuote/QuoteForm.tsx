import { Plus } from 'lucide';
import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { EnquiryForm } from '../../enquiry/EnquiryForm';
import { Field } from '../../enquiry/Field';
import { TextField } from '../../enquiry/largerFields';
import { mayHoldDrafts } from '../../enquiry/mayHoldDrafts';
import { prepare } from '../../enquiry/useEnquiry';
import { KEEPS_PLACE } from '../../navigation/followLinks';
import controls from '../../ui/controls.module.css';
import { Icon } from '../../ui/Icon';
import type { QuoteData } from './loader';
import { NOT_SURE, QuoteLine } from './QuoteLine';
import { lineField, lineOrigin, lineRules, linesFor, MAX_LINES } from './quoteLines';
import styles from './RequestQuotePage.module.css';

/** The mail's subject: names the first tape, and counts the others. */
function subjectOf(products: readonly unknown[]): string {
  const [first, ...others] = products.filter((product) => product && product !== NOT_SURE);
  if (!first) return 'Quote request from the website';
  return `Quote request: ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

/** The quote form: a line for each tape, then their use and the sender's details. */
export function QuoteForm({ groups, chosen, q, lines }: QuoteData) {
  const navigate = useNavigate();
  const indices = Array.from({ length: lines }, (_, index) => index);
  const wasChanged = useRef(false);
  const product = chosen.map(({ id }) => id).join(' ');
  const names = chosen.map(({ name }) => name);
  const firstAdded = chosen.length || 1;
  const addedOrigin = lineOrigin(names, firstAdded);

  /** The number of lines is kept in the address, so that a draft finds all its fields after a reload. */
  const showLines = useCallback(
    (count: number) => {
      const to = paths.requestQuote.to({ product, q, lines: String(count) });
      void navigate(to, { replace: true, preventScrollReset: true, state: KEEPS_PLACE });
    },
    [navigate, product, q],
  );

  // Links to the form do not say how many lines its draft has.
  useEffect(() => {
    const form = document.getElementsByName(lineField('product', 0))[0]?.closest('form');
    if (!form || !mayHoldDrafts()) return;
    let isOn = true;
    void prepare(form).then((code) => {
      const drafted = code ? linesFor(code.draftsWithoutField(form, addedOrigin ?? '')) : 0;
      if (isOn && drafted > lines) showLines(drafted);
    });
    return () => {
      isOn = false;
    };
  }, [lines, addedOrigin, showLines]);

  useEffect(() => {
    if (!wasChanged.current) return;
    wasChanged.current = false;
    document.getElementsByName(lineField('product', lines - 1))[0]?.focus();
  }, [lines]);

  function changeLines(button: HTMLElement, count: number) {
    wasChanged.current = true;
    // Safari does not focus a clicked button, and RouteFocus would then move the focus to the heading.
    button.focus();
    showLines(count);
  }

  /** The last line's draft goes first, because it would bring the line back. */
  async function removeLine({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const { form } = currentTarget;
    if (form) (await prepare(form))?.dropFields(form, (name) => linesFor([name]) === lines);
    changeLines(currentTarget, lines - 1);
  }

  return (
    <EnquiryForm
      label="Request a quote"
      subject={subjectOf(names)}
      subjectOf={(typed) => subjectOf(indices.map((index) => typed.get(lineField('product', index))))}
      rules={({ required, optional, emailRule, phoneRule, quantityRule }) => ({
        ...Object.assign({}, ...indices.map((index) => lineRules(index, { required, quantityRule }))),
        name: required('Tell us your name.'),
        email: emailRule,
        phone: optional(phoneRule),
      })}
      submitLabel="Send request"
    >
      {indices.map((index) => (
        <QuoteLine
          key={index}
          groups={groups}
          index={index}
          chosen={names[index]}
          origin={lineOrigin(names, index)}
          isNumbered={lines > 1}
        />
      ))}
      {lines > firstAdded && (
        <button type="button" className={controls.button} onClick={removeLine}>
          Remove tape {lines}
        </button>
      )}
      {lines < MAX_LINES && (
        <button
          type="button"
          className={`${controls.button} ${styles.add}`}
          onClick={({ currentTarget }) => changeLines(currentTarget, lines + 1)}
        >
          <Icon shape={Plus} size={18} /> Add another tape
        </button>
      )}
      <p className={styles.unscripted}>More tapes? Name them under Application, with size and quantity.</p>
      <TextField
        label="Application"
        name="application"
        optional
        defaultValue={q && `Looking for: ${q}`}
        hint={`Surface, load, temperature, indoors or out; and the town that it goes to.${lines === MAX_LINES ? ' More tapes? Name them here.' : ''}`}
      />
      <Field label="Name" name="name" autoComplete="name" />
      <Field label="E-mail" name="email" type="email" autoComplete="email" />
      <Field label="Phone" name="phone" type="tel" autoComplete="tel" optional />
      <Field label="Company" name="company" optional autoComplete="organization" />
    </EnquiryForm>
  );
}
