import { Field } from '../../enquiry/Field';
import { SelectField } from '../../enquiry/largerFields';
import controls from '../../ui/controls.module.css';
import type { QuoteData } from './loader';
import { lineField } from './quoteLines';
import styles from './RequestQuotePage.module.css';

const UNITS = ['rolls', 'cartons', 'metres', 'square metres', 'kilograms', 'pieces'];

/** The choice of a buyer who does not know which tape it is to be. */
export const NOT_SURE = 'Not sure: please advise';

/** As a browser reads the text of an option that names no value. */
const oneLine = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ').trim();

type QuoteLineProps = {
  groups: QuoteData['groups'];
  index: number;
  /** The name of the product that the visitor came with. */
  chosen: string | undefined;
  /** The product that the draft of its fields is kept with: that one, or the one that the whole form is about. */
  about: string | undefined;
  /** One of several: it shows its number. */
  isNumbered: boolean;
};

/** One tape of a quote request: which, how much of it, and of what size. */
export function QuoteLine({ groups, index, chosen, about, isNumbered }: QuoteLineProps) {
  const isFirst = index === 0;
  return (
    <fieldset className={styles.line}>
      <legend className={isNumbered ? styles.number : controls.visuallyHidden}>
        {isNumbered ? `Tape ${index + 1}` : 'Tape'}
        {!isFirst && <small> (leave empty if not needed)</small>}
      </legend>
      <SelectField
        label="Product"
        name={lineField('product', index)}
        wide
        required={isFirst}
        defaultValue={oneLine(chosen ?? '')}
        data-of={isFirst ? undefined : about}
      >
        <option value="">Choose a product</option>
        <option>{NOT_SURE}</option>
        {groups.map((group) => (
          <optgroup key={group.name} label={group.name}>
            {group.products.map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name.
              <option key={place}>{name}</option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {/* Not of type "number": a browser makes 2500 of "2 x 500" there without a word. */}
      <Field
        label="Quantity"
        name={lineField('quantity', index)}
        inputMode="decimal"
        required={isFirst}
        data-of={about}
      />
      <SelectField
        label="Unit"
        name={lineField('unit', index)}
        required={isFirst}
        defaultValue={isFirst || chosen ? UNITS[0] : ''}
        data-of={about}
      >
        {!isFirst && <option value="">Choose a unit</option>}
        {UNITS.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </SelectField>
      <Field
        label="Size"
        name={lineField('size', index)}
        optional
        wide
        data-of={about}
        hint={'Width × length, for example 48\u00a0mm × 65\u00a0m'}
      />
    </fieldset>
  );
}
