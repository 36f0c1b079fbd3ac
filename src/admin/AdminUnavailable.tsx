import { paths } from '../shared/paths';

/** Plain HTML, because react-admin cannot load without storage. */
export const AdminUnavailable = () => (
  <main style={{ maxWidth: '36rem', margin: '4rem auto', padding: '0 1.25rem', lineHeight: 1.6 }}>
    <h1>The admin cannot start here</h1>
    <p>
      This browser does not let the site store anything, and the admin keeps all its content in the browser.
      Allow cookies and site data for this address (or leave private browsing), then load the page again.
    </p>
    <p>
      <a href={paths.home.to()}>Back to the site</a>
    </p>
  </main>
);
