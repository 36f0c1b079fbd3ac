import { paths } from '../../../shared/paths';
import { Chapter } from './Chapter';

/** Where to write about personal data: the address that the owner set, or else the contact form. */
export const PersonalDataLink = ({ email }: { email: string }) =>
  email ? (
    <a href={`mailto:${email}?subject=Personal%20data`}>{email}</a>
  ) : (
    <a href={paths.contact.to()}>the contact page</a>
  );

/** The visitor's rights under the DPDP Act, 2023, chapter III, and how to use them here. */
export function RightsSection({ email }: { email: string }) {
  return (
    <Chapter id="rights">
      <p>
        The DPDP Act and the rules made under it come into force in stages. We already follow them for
        everyone who writes to us. You may:
      </p>
      <ul>
        <li>
          ask for a summary of the personal data that we hold about you, and with whom it was shared (section
          11);
        </li>
        <li>have it corrected, completed, updated or erased (section 12);</li>
        <li>
          withdraw your consent, or tell us to stop using what you gave us, as easily as you gave it (section
          6);
        </li>
        <li>complain to us and be answered (section 13);</li>
        <li>name a person who uses these rights if you die or can no longer do so (section 14).</li>
      </ul>
      <p>
        A message {email ? 'to' : 'through'} <PersonalDataLink email={email} /> is enough. Write from the
        address that you used with us; otherwise we ask a question or two, to know that the data is yours. We
        answer within 30 days. What the law obliges us to keep cannot be erased before its time, such as
        invoices or, from May 2027, any data in its first year; we tell you so.
      </p>
      <p>
        If our answer does not satisfy you, you may then complain online to the Data Protection Board of
        India. Should your data ever be lost or seen by someone it does not concern, we tell you and the Board
        without delay.
      </p>
      <p>
        The site is meant for businesses. We do not knowingly take personal data of anyone under 18; if a
        child has written to us, tell us, and we delete it.
      </p>
    </Chapter>
  );
}
