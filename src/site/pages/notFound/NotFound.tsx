import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { useSiteData } from '../../layout/siteData';
import { SearchBox } from '../../search/SearchBox';
import { Seo } from '../../seo/Seo';
import controls from '../../ui/controls.module.css';
import { PageHead } from '../../ui/PageHead';
import styles from './NotFound.module.css';

type NotFoundProps = {
  title: string;
  /** What may have happened, and what to do. */
  children: ReactNode;
};

/** Shown for an address, a product or an article that does not exist, with ways onward. */
export function NotFound({ title, children }: NotFoundProps) {
  const { categories } = useSiteData();
  const { pathname } = useLocation();
  /** The last address of which the host has the page, though in small letters: on paper it may stand in capitals. */
  const [meant, setMeant] = useState('');
  // One slash: two would begin another host's address.
  const lower = pathname.toLowerCase().replace(/^\/+/, '/');
  useEffect(() => {
    if (lower !== pathname)
      fetch(lower).then(
        ({ ok }) => ok && setMeant(lower),
        () => undefined,
      );
  }, [lower, pathname]);
  return (
    <>
      <Seo title={title} description="There is nothing at this address." />
      <PageHead name="Not found" title={title} lead={children} figure={<TornTape />}>
        {meant === lower && (
          <p>
            Did you mean <a href={lower}>{lower}</a>?
          </p>
        )}
        <div className={styles.search}>
          <SearchBox label="Search the catalogue" />
        </div>
        <p className={controls.actions}>
          <a href={paths.products.to()} className={`${controls.button} ${controls.primary}`}>
            All products
          </a>
          <a href={paths.home.to()} className={controls.button}>
            Home
          </a>
          <a href={paths.contact.to()} className={controls.button}>
            Contact
          </a>
        </p>
      </PageHead>
      {categories.length > 0 && (
        <nav aria-labelledby="not-found-categories" className={styles.categories}>
          <h2 id="not-found-categories">Categories</h2>
          <ul className={styles.list}>
            {categories.map(({ id, name }) => (
              <li key={id} data-strip={id}>
                <a href={paths.products.to({ category: id })}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** A tape that broke in two. */
function TornTape() {
  return (
    <div className={styles.torn} aria-hidden>
      <span data-strip="safety-tapes" />
      <strong>404</strong>
      <span data-strip="safety-tapes" />
    </div>
  );
}
