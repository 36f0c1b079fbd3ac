import type { Category } from '../../shared/catalogue/category';
import { changeContent } from '../../shared/catalogue/changes';
import { saveContent } from '../history/saveContent';

/**
 * Deletes a category and moves its products to another one in the same step. Without another one, they keep the deleted
 * category's id and are in no category's list.
 * @throws {Error} with a message for the owner if the other category was deleted meanwhile; nothing is changed then
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
