import { SlidersHorizontal } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { articleStrip } from '../../ui/articleStrip';
import { foldDetails } from '../../ui/foldDetails';
import styles from './CategoryFilter.module.css';
import type { BlogData } from './loader';

type CategoryFilterProps = Pick<BlogData, 'categories' | 'category' | 'total'>;

/** The categories as plain links, each with the number of its articles: beside the list, or folded above it. */
export function CategoryFilter(props: CategoryFilterProps) {
  return (
    <>
      <nav className={styles.wide} aria-labelledby="blog-categories">
        <h2 id="blog-categories">Category</h2>
        <CategoryLinks {...props} />
      </nav>
      <details className={styles.fold}>
        <summary>
          <SlidersHorizontal aria-hidden /> Filter by category
        </summary>
        <CategoryLinks {...props} onChoose={foldDetails} />
      </details>
    </>
  );
}

type CategoryLinksProps = CategoryFilterProps & { onChoose?: (event: MouseEvent<HTMLElement>) => void };

function CategoryLinks({ categories, category, total, onChoose }: CategoryLinksProps) {
  const choices = [{ name: undefined, count: total }, ...categories];
  return (
    <ul className={styles.list}>
      {choices.map(({ name, count }) => (
        <li key={name ?? ''}>
          <Link
            to={paths.blog.to({ category: name })}
            preventScrollReset
            aria-current={name === category ? 'true' : undefined}
            onClick={onChoose}
          >
            <span className={styles.swatch} data-strip={name && articleStrip(name)} />
            <span>{name ?? 'All articles'}</span>
            <span className={styles.count}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
