import type { Category } from '../../shared/catalogue/category';
import { changeContent } from '../../shared/catalogue/changes';
import { saveContent } from '../history/saveContent';

/**
 * Deletes a category, and moves its products to another one in the same step; without one they keep the
 * deleted category's id and stand in the full list only.
 */
export async function deleteCategory(category: Category, moveTo: Category | undefined): Promise<void> {
  const detail = moveTo && `its products moved to ${moveTo.name}`;
  await saveContent({ what: 'deleted', resource: 'categories', detail }, () =>
    changeContent(({ categories, products }) => ({
      categories: categories.filter(({ id }) => id !== category.id),
      ...(moveTo && {
        products: products.map((product) =>
          product.category === category.id ? { ...product, category: moveTo.id } : product,
        ),
      }),
    })),
  );
}
