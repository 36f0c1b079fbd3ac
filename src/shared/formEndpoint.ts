/**
 * The address that scripts post to: FormSubmit answers them under /ajax/, other services at the form's own address,
 * depending on the Accept header.
 * @param endpoint the address that a form without scripts posts to
 */
export function jsonEndpoint(endpoint: string): string {
  const url = new URL(endpoint);
  if (url.hostname === 'formsubmit.co' && !url.pathname.startsWith('/ajax/'))
    url.pathname = `/ajax${url.pathname}`;
  return url.href;
}
