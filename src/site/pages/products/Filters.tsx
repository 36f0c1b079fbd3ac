import { FilterLinks, FilterPanel } from '../../ui/FilterPanel';
import { FigureFilters } from './FigureFilters';
import { listLink } from './listLink';
import type { ProductsData } from './loader';

type FiltersProps = Pick<ProductsData, 'view' | 'categories' | 'industries' | 'figureMenus'>;

/** The categories, industries and figures, each with the number of products that it would show. */
export function Filters({ view, categories, industries, figureMenus = [] }: FiltersProps) {
  return (
    <FilterPanel label="Filter products">
      <FilterLinks
        title="Category"
        needsScript={view.industry !== undefined}
        choices={categories.map(({ id, name, count }) => {
          const isChosen = id === view.category;
          const href = listLink(view, { category: isChosen ? undefined : id });
          return { id, name, count, href, isChosen, strip: id };
        })}
      />
      <FilterLinks
        title="Industry"
        needsScript={view.category !== undefined}
        choices={industries.map(({ id, name, count }) => {
          const isChosen = id === view.industry;
          return { id, name, count, href: listLink(view, { industry: isChosen ? undefined : id }), isChosen };
        })}
      />
      <FigureFilters view={view} menus={figureMenus} />
    </FilterPanel>
  );
}
