import { paths } from '../../../shared/paths';
import { articleStrip } from '../../ui/articleStrip';
import { FilterLinks, FilterPanel } from '../../ui/FilterPanel';
import type { BlogData } from './loader';

type CategoryFilterProps = Pick<BlogData, 'categories' | 'category' | 'total'>;

/** The articles' categories, each with its number of articles. */
export function CategoryFilter({ categories, category, total }: CategoryFilterProps) {
  return (
    <FilterPanel label="Filter by category" needsScript>
      <FilterLinks
        title="Category"
        choices={[
          {
            id: '',
            name: 'All articles',
            count: total,
            href: paths.blog.to(),
            isChosen: category === undefined,
          },
          ...categories.map(({ name, count }) => ({
            id: name,
            name,
            count,
            href: paths.blog.to({ category: name }),
            isChosen: name === category,
            strip: articleStrip(name),
          })),
        ]}
      />
    </FilterPanel>
  );
}
