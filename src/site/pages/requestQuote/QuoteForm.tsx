import { EnquiryForm } from '../../enquiry/EnquiryForm';
import { Field } from '../../enquiry/Field';
import { SelectField, TextField } from '../../enquiry/largerFields';

const UNITS = ['rolls', 'cartons', 'metres', 'square metres', 'kilograms', 'pieces'];
const NOT_SURE = 'Not sure: please advise';

const subjectOf = (product: FormDataEntryValue | null | undefined) =>
  product && product !== NOT_SURE ? `Quote request: ${product}` : 'Quote request from the website';

/** As a browser reads the text of an option that names no value. */
const oneLine = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ').trim();

type QuoteFormProps = {
  groups: readonly { name: string; products: readonly string[] }[];
  chosen: string | undefined;
};

export function QuoteForm({ groups, chosen }: QuoteFormProps) {
  return (
    <EnquiryForm
      label="Request a quote"
      subject={subjectOf(chosen)}
      subjectOf={(typed) => subjectOf(typed.get('product'))}
      rules={({ required, optional, emailRule, phoneRule, quantityRule }) => ({
        product: required('Choose a product, or “Not sure”.'),
        quantity: quantityRule,
        name: required('Tell us your name.'),
        email: emailRule,
        phone: optional(phoneRule),
      })}
      submitLabel="Send request"
    >
      <SelectField label="Product" name="product" wide defaultValue={oneLine(chosen ?? '')}>
        <option value="">Choose a product</option>
        <option>{NOT_SURE}</option>
        {groups.map((group) => (
          <optgroup key={group.name} label={group.name}>
            {group.products.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name.
              <option key={index}>{name}</option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {/* Not of type "number": a browser makes 2500 of "2 x 500" there, unsaid. */}
      <Field label="Quantity" name="quantity" inputMode="decimal" data-of={chosen} />
      <SelectField label="Unit" name="unit" defaultValue={UNITS[0]} data-of={chosen}>
        {UNITS.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </SelectField>
      <Field
        label="Size"
        name="size"
        optional
        wide
        data-of={chosen}
        hint={'Width × length, for example 48\u00a0mm × 65\u00a0m'}
      />
      <TextField
        label="Application"
        name="application"
        optional
        hint="Surface, load, temperature, indoors or out. More tapes? Name them here, with size and quantity."
      />
      <Field label="Name" name="name" autoComplete="name" />
      <Field label="E-mail" name="email" type="email" autoComplete="email" />
      <Field label="Phone" name="phone" type="tel" autoComplete="tel" optional />
      <Field label="Company" name="company" optional autoComplete="organization" />
    </EnquiryForm>
  );
}
