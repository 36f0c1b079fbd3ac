import { paths } from '../../shared/paths';
import { absolute } from '../seo/absolute';
import { JsonLd } from '../seo/JsonLd';
import styles from './Breadcrumbs.module.css';

export type Crumb = { name: string; path?: string };

/** The way from the home page to this one, which is the last crumb. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const all: Crumb[] = [{ name: 'Home', path: paths.home.to() }, ...crumbs];
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.list}>
        {all.map(({ name, path }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a product may have its category's name.
          <li key={index}>
            {path && index < all.length - 1 ? (
              <a href={path}>{name}</a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: all.map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: path && absolute(path),
          })),
        }}
      />
    </nav>
  );
}
