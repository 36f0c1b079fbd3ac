import type { ProductListView } from '../../../shared/catalogue/productList';
import { FilterLinks, FilterPanel } from '../../ui/FilterPanel';
import { listLink } from './listLink';

type Choice = { id: string; name: string; count: number };
type FiltersProps = { view: ProductListView; categories: readonly Choice[]; industries: readonly Choice[] };

/** The categories and industries, each with the number of products that it would show. */
export function Filters({ view, categories, industries }: FiltersProps) {
  return (
    <FilterPanel label="Filter by category or industry">
      <FilterLinks
        title="Category"
        needsScript={view.industry !== undefined}
        choices={categories.map(({ id, name, count }) => {
          const isChosen = id === view.category;
          const to = listLink(view, { category: isChosen ? undefined : id });
          return { id, name, count, to, isChosen, strip: id };
        })}
      />
      <FilterLinks
        title="Industry"
        needsScript={view.category !== undefined}
        choices={industries.map(({ id, name, count }) => {
          const isChosen = id === view.industry;
          return { id, name, count, to: listLink(view, { industry: isChosen ? undefined : id }), isChosen };
        })}
      />
    </FilterPanel>
  );
}
