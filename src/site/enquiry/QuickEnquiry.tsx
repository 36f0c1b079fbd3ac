import { EnquiryForm } from './EnquiryForm';
import { Field } from './Field';

/** The footer's form: name, e-mail and phone, all required. Sections 5 and 7. */
export function QuickEnquiry() {
  return (
    <EnquiryForm
      label="Quick Enquiry"
      subject="New Quick Enquiry from Website Footer!"
      rules={({ required, emailRule, phoneRule }) => ({
        name: required('Tell us your name.'),
        email: emailRule,
        phone: phoneRule,
      })}
      submitLabel="Send enquiry"
    >
      <Field label="Name" name="name" autoComplete="name" wide />
      <Field label="E-mail" name="email" type="email" autoComplete="email" />
      <Field label="Phone" name="phone" type="tel" autoComplete="tel" />
    </EnquiryForm>
  );
}
