import type { Category } from '../../shared/catalogue/category';
import { changeContent } from '../../shared/catalogue/changes';
import { noteChange } from '../data/changeLog';

/**
 * Deletes a category, and moves its products to another one in the same step; without one they keep the
 * deleted category's id and stand in the full list only.
 */
export async function deleteCategory(category: Category, moveTo: Category | undefined): Promise<void> {
  let moved = 0;
  await changeContent(({ categories, products }) => {
    moved = moveTo ? products.filter((product) => product.category === category.id).length : 0;
    return {
      categories: categories.filter(({ id }) => id !== category.id),
      ...(moveTo && {
        products: products.map((product) =>
          product.category === category.id ? { ...product, category: moveTo.id } : product,
        ),
      }),
    };
  });
  const detail = moveTo && `${moved} ${moved === 1 ? 'product' : 'products'} moved to ${moveTo.name}`;
  noteChange('categories', 'deleted', [category], detail);
}
