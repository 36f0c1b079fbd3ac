import { cacheLimits } from '../../offline/cacheNames';
import { Chapter } from './Chapter';
import styles from './PrivacyPage.module.css';

/** What the site writes to the browser's storage, under the names that a visitor can find there. */
const entries = [
  {
    names: ['products_v6', 'categories_v6', 'industries_v2', 'articles_v3', 'settings_v1'],
    what: 'The catalogue: products, categories, industries, articles, and our own contact details. With it, pages open without being fetched again.',
  },
  {
    names: ['content_seeds'],
    what: 'Which edition of the catalogue that is, so that a newer one can replace it.',
  },
  {
    names: ['*.corrupt'],
    what: 'A copy of catalogue data that could not be read, set aside so that nothing is lost.',
  },
  {
    names: ['react-router-scroll-positions', 'remix-router-transitions'],
    what: 'How far down each page you were, for the Back button, and between which pages a picture moves. Session storage: gone when the tab is closed.',
  },
  {
    names: ['pages', 'pictures', 'workbox-*'],
    what: `Cache storage, with a list in IndexedDB: the site’s files, and the last ${cacheLimits.pages} pages and ${cacheLimits.pictures} pictures that you opened, for use without a network.`,
  },
  {
    names: ['enquiry_drafts'],
    what: 'What you typed into a form and did not send. Session storage: gone when it is sent or the tab is closed.',
  },
  {
    names: [
      'auth',
      'RaStore*',
      'admin_last_save',
      'content_made_on',
      'content_downloads',
      'content_last_download',
    ],
    what: 'Whether the owner has logged in to the admin area in this browser, how its lists are arranged, when it last saved, on which version of the site, and what was downloaded when. With visitors, “false” or not there.',
  },
  {
    names: ['admin_login_attempts', 'admin_preview'],
    what: 'Failed attempts to log in to the admin area, and what the owner previews. Session storage: gone when the tab is closed.',
  },
  {
    names: ['admin-history', 'admin-drafts'],
    what: 'IndexedDB: the owner’s last changes, and what was typed in the admin area and not saved.',
  },
] as const;

export function BrowserSection() {
  return (
    <>
      <Chapter id="browser">
        <p>
          The site sets no cookies of its own. It uses your browser’s storage, which stays on your device,
          under these names; where no other kind is named, it is local storage:
        </p>
        <dl className={styles.entries}>
          {entries.map(({ names, what }) => (
            <div key={names[0]}>
              <dt>
                {names.map((name) => (
                  <code key={name}>{name}</code>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p>
          Apart from <code>enquiry_drafts</code>, none of these holds a visitor’s name or what a visitor typed
          into a form, and none is sent to us. What you type into the search box is matched on your device;
          the address of a list of matches that you opened holds it, and is kept like those of other pages.
        </p>
      </Chapter>
      <Chapter id="clear">
        <p>The site goes on working: it fetches the catalogue anew.</p>
        <ul>
          <li>
            <strong>Chrome, Edge:</strong> press the icon left of the address, then Cookies and site data,
            Manage on-device site data, and the bin beside this site.
          </li>
          <li>
            <strong>Firefox:</strong> press the padlock left of the address, then Clear cookies and site data.
          </li>
          <li>
            <strong>Safari on a Mac:</strong> Settings, Privacy, Manage Website Data.{' '}
            <strong>On an iPhone:</strong> Settings, Apps, Safari, Advanced, Website Data. Choose this site
            and remove it.
          </li>
          <li>
            <strong>Nothing kept at all:</strong> open the site in a private window.
          </li>
        </ul>
        <p>
          If you are the owner: this also removes what you edited in the admin of that browser. Download it
          first.
        </p>
      </Chapter>
    </>
  );
}
