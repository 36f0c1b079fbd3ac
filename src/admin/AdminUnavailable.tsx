type Props = { reason: 'storage' | 'failure'; message?: string };

/** Plain HTML: it stands where neither react-admin nor MUI could load. */
export function AdminUnavailable({ reason, message }: Props) {
  return (
    <main style={{ maxWidth: '36rem', margin: '4rem auto', padding: '0 1.25rem', lineHeight: 1.6 }}>
      <h1>
        {reason === 'storage' ? 'The admin cannot start here' : 'The admin does not work at the moment'}
      </h1>
      {reason === 'storage' ? (
        <p>
          This browser does not let the site store anything, and the admin keeps all its content in the
          browser. Allow cookies and site data for this address (or leave private browsing), then load the
          page again.
        </p>
      ) : (
        <p>
          Something went wrong. Check the connection and load the page again. Nothing that you saved is lost.
          {message && <small style={{ display: 'block', marginTop: '0.5rem' }}>{message}</small>}
        </p>
      )}
      <p>
        <a href="/">Back to the site</a>
      </p>
    </main>
  );
}
