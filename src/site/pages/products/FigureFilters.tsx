import { useNavigate } from 'react-router-dom';
import type { ProductListView } from '../../../shared/catalogue/productListView';
import { SAME_VIEW } from '../../navigation/followLinks';
import { closeParentDetails } from '../../ui/closeParentDetails';
import controls from '../../ui/controls.module.css';
import { listLink } from './listLink';
import type { ProductsData } from './loader';
import styles from './ProductsPage.module.css';

type FigureFiltersProps = { view: ProductListView; menus: NonNullable<ProductsData['figureMenus']> };

/** A menu for each figure that products can be filtered by. */
export function FigureFilters({ view, menus }: FigureFiltersProps) {
  const navigate = useNavigate();
  if (menus.length === 0) return null;
  return (
    <div className={styles.figures}>
      {menus.map(({ name, label, choices }) => (
        <label key={name}>
          {label}
          <select
            className={controls.menu}
            value={view[name] ?? ''}
            onChange={(event) => {
              const to = listLink(view, { [name]: event.target.value });
              // In some browsers each press of an arrow key makes a choice: Back should lead to before the first one.
              const replace = view[name] !== undefined;
              void navigate(to, { preventScrollReset: true, state: SAME_VIEW, replace });
              // With the keyboard the focus stays, because that press may only be on the way to another choice.
              if (!event.currentTarget.matches(':focus-visible')) closeParentDetails(event);
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
