import { Plus } from 'lucide';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { EnquiryForm } from '../../enquiry/EnquiryForm';
import { Field } from '../../enquiry/Field';
import { TextField } from '../../enquiry/largerFields';
import { KEEPS_PLACE } from '../../navigation/followLinks';
import controls from '../../ui/controls.module.css';
import { Icon } from '../../ui/Icon';
import type { QuoteData } from './loader';
import { NOT_SURE, QuoteLine } from './QuoteLine';
import { lineField, lineRules, MOST_LINES } from './quoteLines';
import styles from './RequestQuotePage.module.css';

/** The mail's subject: the first tape by name, the others by their number. */
function subjectOf(products: readonly unknown[]): string {
  const [first, ...others] = products.filter((product) => product && product !== NOT_SURE);
  if (!first) return 'Quote request from the website';
  return `Quote request: ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

/** Asks for the price of one tape or several: a line each, then what they are for and who asks. */
export function QuoteForm({ groups, chosen, lines }: QuoteData) {
  const navigate = useNavigate();
  const indices = Array.from({ length: lines }, (_, index) => index);
  const wasAdded = useRef(false);

  useEffect(() => {
    if (!wasAdded.current) return;
    wasAdded.current = false;
    document.getElementsByName(lineField('product', lines - 1))[0]?.focus();
  }, [lines]);

  // Their number is kept in the address, so that a reload has room for every line of the draft.
  function addLine({ currentTarget }: MouseEvent<HTMLElement>) {
    wasAdded.current = true;
    // Safari gives the focus to no button that is pressed, and the page's heading would take it (RouteFocus).
    currentTarget.focus();
    const product = chosen.map(({ id }) => id).join(' ');
    const to = paths.requestQuote.to({ product, lines: String(lines + 1) });
    void navigate(to, { replace: true, preventScrollReset: true, state: KEEPS_PLACE });
  }

  return (
    <EnquiryForm
      label="Request a quote"
      subject={subjectOf(chosen.map(({ name }) => name))}
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
          chosen={chosen[index]?.name}
          about={(chosen[index] ?? chosen[0])?.name}
          isNumbered={lines > 1}
        />
      ))}
      {lines < MOST_LINES && (
        <button type="button" className={`${controls.button} ${styles.add}`} onClick={addLine}>
          <Icon shape={Plus} size={18} /> Add another tape
        </button>
      )}
      <p className={styles.unscripted}>More tapes? Name them under Application, with size and quantity.</p>
      <TextField
        label="Application"
        name="application"
        optional
        hint={`Surface, load, temperature, indoors or out.${lines === MOST_LINES ? ' More tapes? Name them here.' : ''}`}
      />
      <Field label="Name" name="name" autoComplete="name" />
      <Field label="E-mail" name="email" type="email" autoComplete="email" />
      <Field label="Phone" name="phone" type="tel" autoComplete="tel" optional />
      <Field label="Company" name="company" optional autoComplete="organization" />
    </EnquiryForm>
  );
}
