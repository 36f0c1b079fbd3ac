import { EnquiryForm } from '../../enquiry/EnquiryForm';
import { Field } from '../../enquiry/Field';
import { TextField } from '../../enquiry/largerFields';

/** A message to the company: name, e-mail and message are required. */
export function ContactForm() {
  return (
    <EnquiryForm
      label="Contact"
      subject="New Message from Website Contact Page!"
      rules={({ required, optional, emailRule, phoneRule }) => ({
        name: required('Tell us your name.'),
        email: emailRule,
        message: required('Write what you would like to know.'),
        phone: optional(phoneRule),
      })}
      submitLabel="Send message"
    >
      <Field label="Name" name="name" autoComplete="name" />
      <Field label="E-mail" name="email" type="email" autoComplete="email" />
      <TextField
        label="Message"
        name="message"
        hint="Surface, temperature, width, quantity: as much as you know of them."
      />
      <Field label="Phone" name="phone" type="tel" autoComplete="tel" optional />
      <Field label="Company" name="company" autoComplete="organization" optional />
    </EnquiryForm>
  );
}
