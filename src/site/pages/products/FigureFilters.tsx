import { useNavigate } from 'react-router-dom';
import type { ProductListView } from '../../../shared/catalogue/productList';
import { KEEPS_PLACE } from '../../navigation/followLinks';
import controls from '../../ui/controls.module.css';
import { foldDetails } from '../../ui/foldDetails';
import { listLink } from './listLink';
import type { ProductsData } from './loader';
import styles from './ProductsPage.module.css';

type FigureFiltersProps = { view: ProductListView; figures: NonNullable<ProductsData['figures']> };

/** A menu for each figure that products are found by. */
export function FigureFilters({ view, figures }: FigureFiltersProps) {
  const navigate = useNavigate();
  if (figures.length === 0) return null;
  return (
    <div className={styles.figures}>
      {figures.map(({ name, label, choices }) => (
        <label key={name}>
          {label}
          <select
            className={controls.menu}
            value={view[name] ?? ''}
            onChange={(event) => {
              const to = listLink(view, { [name]: event.target.value || undefined });
              void navigate(to, { preventScrollReset: true, state: KEEPS_PLACE });
              foldDetails(event);
            }}
          >
            <option value="">Any</option>
            {choices.map((choice) => (
              <option key={choice.slug} value={choice.slug} disabled={choice.count === 0}>
                {`${choice.label} (${choice.count})`}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
