import { EnquiryForm } from '../../enquiry/EnquiryForm';
import { emailRule, phoneRule, required } from '../../enquiry/enquiry';
import { Field, TextField } from '../../enquiry/Field';

const rules = {
  name: required('Tell us your name.'),
  email: emailRule,
  phone: (value: string) => (value.trim() === '' ? undefined : phoneRule(value)),
  message: required('Write what you would like to know.'),
};

/** A message to the company: name, e-mail and message are required. */
export function ContactForm({ email }: { email: string }) {
  return (
    <EnquiryForm
      label="Contact"
      subject="New Message from Website Contact Page!"
      rules={rules}
      submitLabel="Send message"
      email={email}
    >
      <Field label="Name" name="name" autoComplete="name" />
      <Field label="Company" name="company" autoComplete="organization" optional />
      <Field label="E-mail" name="email" type="email" autoComplete="email" />
      <Field label="Phone" name="phone" type="tel" autoComplete="tel" optional />
      <TextField
        label="Message"
        name="message"
        hint="Surface, temperature, width, quantity: as much as you know of them."
      />
    </EnquiryForm>
  );
}
