import { X } from 'lucide';
import { chosenInWords } from '../../../shared/catalogue/figures/figureFilters';
import type { ProductListView } from '../../../shared/catalogue/productListView';
import controls from '../../ui/controls.module.css';
import { Icon } from '../../ui/Icon';
import { listLink, withoutFilters } from './listLink';
import styles from './ProductsPage.module.css';

type Named = { id: string; name: string };
type ActiveFiltersProps = {
  view: ProductListView;
  categories: readonly Named[];
  industries: readonly Named[];
};

/** What the list is filtered by; each chip removes its filter. */
export function ActiveFilters({ view, categories, industries }: ActiveFiltersProps) {
  const nameOf = (list: readonly Named[], id: string | undefined) =>
    list.find((entry) => entry.id === id)?.name;
  const filters: { name: keyof ProductListView; words: string | undefined }[] = [
    { name: 'category', words: nameOf(categories, view.category) },
    { name: 'industry', words: nameOf(industries, view.industry) },
    ...chosenInWords(view),
    { name: 'q', words: view.q && `“${view.q}”` },
  ];
  const chips = filters.filter(({ words }) => words);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filters in use">
      {chips.map(({ name, words }) => {
        const without = listLink(view, { [name]: undefined });
        return (
          <li key={without}>
            <a href={without} data-keeps-place className={controls.chip}>
              {words}
              <Icon shape={X} size={16} />
              <span className={controls.visuallyHidden}>: remove this filter</span>
            </a>
          </li>
        );
      })}
      {chips.length > 1 && (
        <li>
          <a href={withoutFilters(view)} data-keeps-place className={styles.clear}>
            Clear all
          </a>
        </li>
      )}
    </ul>
  );
}
