import type { Category } from '../../shared/catalogue/category';
import { changeContent } from '../../shared/catalogue/changes';
import { saveContent } from '../history/saveContent';

/**
 * Deletes a category, and moves its products to another one in the same step; without one they keep the
 * deleted category's id, and no category's list has them.
 * @throws {Error} with words for the owner where the other one was deleted meanwhile; nothing is changed then
 */
export async function deleteCategory(category: Category, moveTo: Category | undefined): Promise<void> {
  const detail = moveTo && `its products moved to ${moveTo.name}`;
  await saveContent({ what: 'deleted', resource: 'categories', detail }, () =>
    changeContent(({ categories, products }) => {
      if (moveTo && !categories.some(({ id }) => id === moveTo.id)) {
        throw new Error(`Nothing was deleted: “${moveTo.name}” does not exist any more. Choose again.`);
      }
      return {
        categories: categories.filter(({ id }) => id !== category.id),
        ...(moveTo && {
          products: products.map((product) =>
            product.category === category.id ? { ...product, category: moveTo.id } : product,
          ),
        }),
      };
    }),
  );
}
