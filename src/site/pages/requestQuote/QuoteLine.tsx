import { useState } from 'react';
import { Field } from '../../enquiry/Field';
import { SelectField } from '../../enquiry/largerFields';
import { lineField } from '../../enquiry/lineNames';
import { prepareForm } from '../../enquiry/useEnquiry';
import { oneLine } from '../../text/oneLine';
import controls from '../../ui/controls.module.css';
import type { QuoteData } from './loader';
import { NOT_SURE, UNITS } from './quoteLines';
import styles from './RequestQuotePage.module.css';

type QuoteLineProps = {
  groups: QuoteData['groups'];
  index: number;
  /** The name of the product in the page's address. */
  chosen: string | undefined;
  /** The sizes and quantities in which that product is sold. */
  soldAs: string | undefined;
  /** See `lineOrigin`. */
  origin: string | undefined;
  /** Whether it shows its number, as one of several lines. */
  isNumbered: boolean;
  /** Where the form is without this line, if it can go. */
  without: string | undefined;
};

/** One tape of a quote request: which tape, how much, and its size. */
export function QuoteLine({ groups, index, chosen, soldAs, origin, isNumbered, without }: QuoteLineProps) {
  const isFirst = index === 0;
  const [hint, setHint] = useState(soldAs);

  return (
    <fieldset className={styles.line}>
      <legend className={isNumbered ? styles.number : controls.visuallyHidden}>
        <span>{isNumbered ? `Tape ${index + 1}` : 'Tape'}</span>
        {!isFirst && (
          <small className={without && styles.unscripted}>
            {' '}
            ({chosen ? 'choose no product' : 'leave empty'} if not needed)
          </small>
        )}
      </legend>
      {without && (
        <a href={without} data-keeps-place className={styles.remove}>
          Remove<span className={controls.visuallyHidden}> {chosen}</span>
        </a>
      )}
      <SelectField
        label="Product"
        name={lineField('product', index)}
        wide
        required={isFirst}
        translate="no"
        hint={hint}
        onChange={async ({ target: menu }) =>
          setHint(await (menu.form && (await prepareForm(menu.form)))?.findSoldAsChosen(menu))
        }
        defaultValue={oneLine(chosen ?? '')}
        // What it asks about is its initial value, if there is one.
        data-of={chosen ? undefined : origin}
      >
        <option value="">Choose a product</option>
        <option>{NOT_SURE}</option>
        {groups.map((group) => (
          <optgroup key={group.name} label={group.name}>
            {group.products.map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two products may have the same name.
              <option key={place}>{name}</option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {/* Not of type "number": a browser would silently turn "2 x 500" into 2500. */}
      <Field
        label="Quantity"
        name={lineField('quantity', index)}
        inputMode="decimal"
        required={isFirst}
        data-of={origin}
      />
      <SelectField label="Unit" name={lineField('unit', index)} required={isFirst} data-of={origin}>
        {UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {unit}
          </option>
        ))}
      </SelectField>
      <Field
        label="Size"
        name={lineField('size', index)}
        optional
        wide
        data-of={origin}
        // Most tapes come in several colours: a price for the wrong one would be asked for twice.
        hint={
          'Width × length, and the thickness or colour if it matters: 48\u00a0mm\u00a0×\u00a065\u00a0m, brown'
        }
      />
    </fieldset>
  );
}
