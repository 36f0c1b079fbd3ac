/**
 * A mail address as text. Where it is wider than its place it breaks where its host begins, not before any letter. One
 * element: in a link that is a flex box, its two parts would be items of their own.
 */
export function MailAddress({ email }: { email: string }) {
  const host = email.indexOf('@') + 1;
  return (
    <span>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </span>
  );
}
