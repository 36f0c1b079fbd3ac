import { useSiteData } from '../layout/siteData';
import { EnquiryForm } from './EnquiryForm';
import { emailRule, phoneRule, required } from './enquiry';
import { Field } from './Field';

const rules = { name: required('Tell us your name.'), email: emailRule, phone: phoneRule };

/** The footer's form: name, e-mail and telephone, all required. Sections 5 and 7. */
export function QuickEnquiry() {
  const { contact } = useSiteData();
  return (
    <EnquiryForm
      label="Quick Enquiry"
      subject="New Quick Enquiry from Website Footer!"
      rules={rules}
      submitLabel="Send enquiry"
      email={contact.email}
    >
      <Field label="Name" name="name" autoComplete="name" wide />
      <Field label="E-mail" name="email" type="email" autoComplete="email" />
      <Field label="Phone" name="phone" type="tel" autoComplete="tel" />
    </EnquiryForm>
  );
}
