import { Plus } from 'lucide';
import { paths } from '../../../shared/paths';
import { EnquiryForm } from '../../enquiry/EnquiryForm';
import { Field } from '../../enquiry/Field';
import { TextField } from '../../enquiry/largerFields';
import { lineField } from '../../enquiry/lineNames';
import controls from '../../ui/controls.module.css';
import { Icon } from '../../ui/Icon';
import type { QuoteData } from './loader';
import { QuoteLine } from './QuoteLine';
import { lineOrigin, lineRules, MAX_LINES, NOT_SURE } from './quoteLines';
import styles from './RequestQuotePage.module.css';
import { useLines } from './useLines';
import { useOtherTapes } from './useOtherTapes';

/** The mail's subject: names the first tape, and counts the others. */
function subjectFor(products: readonly unknown[]): string {
  const [first, ...others] = products.filter((product) => product && product !== NOT_SURE);
  if (!first) return 'Quote request from the website';
  return `Quote request: ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

/**
 * The form's address without a product that its own address names; what was typed for the others is kept, and
 * comes back. Undefined if it is the only one, or if lines were added by hand, whose text is kept with the first product.
 */
function addressWithout(
  chosen: QuoteData['chosen'],
  index: number,
  { q, lines }: Pick<QuoteData, 'q' | 'lines'>,
): string | undefined {
  if (chosen.length < 2 || lines > chosen.length) return undefined;
  const others = chosen.filter((_, place) => place !== index);
  return paths.requestQuote.to({ product: others.map(({ id }) => id).join(' '), q });
}

/** The quote form: a line for each tape, then their use and the sender's details. */
export function QuoteForm({ groups, chosen, q, lines }: QuoteData) {
  const { wasRemoved, said, add, remove, putBack } = useLines({ chosen, q, lines });
  const { others, join } = useOtherTapes({ chosen, q, lines });
  const indices = Array.from({ length: lines }, (_, index) => index);
  const names = chosen.map(({ name }) => name);
  const firstAdded = chosen.length || 1;

  return (
    <EnquiryForm
      label="Request a Quote"
      subject={subjectFor(names)}
      subjectOf={(typed) => subjectFor(indices.map((index) => typed.get(lineField('product', index))))}
      rules={({ required, optional, emailRule, phoneRule, quantityRule }) => ({
        ...Object.assign({}, ...indices.map((index) => lineRules(index, { required, quantityRule }))),
        name: required('Tell us your name.'),
        email: emailRule,
        phone: optional(phoneRule),
      })}
      submitLabel="Send request"
    >
      <div role="status" className={styles.others}>
        {others && (
          <>
            <p>{`You also began to ask for ${others}.`}</p>
            <button type="button" className={controls.button} onClick={join}>
              Ask for them together
            </button>
          </>
        )}
      </div>
      {indices.map((index) => (
        <QuoteLine
          key={index}
          groups={groups}
          index={index}
          chosen={names[index]}
          soldAs={chosen[index]?.soldAs}
          origin={lineOrigin(names, index)}
          isNumbered={lines > 1}
          without={addressWithout(chosen, index, { q, lines })}
        />
      ))}
      <p role="status" className={controls.visuallyHidden}>
        {said}
      </p>
      {lines > firstAdded && (
        <button type="button" className={controls.button} onClick={remove}>
          {`Remove tape ${lines}`}
        </button>
      )}
      {wasRemoved && (
        <button type="button" className={controls.button} onClick={putBack}>
          {`Put tape ${lines + 1} back`}
        </button>
      )}
      {lines < MAX_LINES && (
        <button type="button" className={`${controls.button} ${styles.add}`} onClick={add}>
          <Icon shape={Plus} size={18} /> Add another tape
        </button>
      )}
      <p className={styles.unscripted}>More tapes? Name them under Application, with size and quantity.</p>
      <TextField
        label="Application"
        name="application"
        optional
        defaultValue={q && `Looking for: ${q}`}
        hint={`Surface, load, temperature, indoors or outdoors; delivery town; and whether you want a sample or test report first.${lines === MAX_LINES ? ' More tapes? Name them here.' : ''}`}
      />
      <Field label="Name" name="name" autoComplete="name" />
      <Field label="E-mail" name="email" type="email" autoComplete="email" />
      <Field label="Phone" name="phone" type="tel" autoComplete="tel" optional />
      <Field label="Company" name="company" autoComplete="organization" optional />
    </EnquiryForm>
  );
}
