import type { Category } from '../../shared/catalogue/category';
import { changeContent } from '../../shared/catalogue/changes/changeContent';
import { refuseIfChanged } from '../data/refuseIfChanged';
import { saveContent } from '../history/saving/saveContent';
import type { Values } from '../records/parts';

type Deletion = {
  category: Category;
  /** The category as the owner saw it. */
  shown: readonly Values[];
  /** The number of its products, as the owner saw it. */
  count: number;
  moveTo: Category | undefined;
};

/**
 * Deletes a category and moves its products to another one in the same step. Without another one, they keep the deleted
 * category's id and are in no category's list.
 * @throws {Error} with a message for the owner if the category is not as shown, or one of them was deleted meanwhile;
 * nothing is changed then
 */
export async function deleteCategory({ category, shown, count, moveTo }: Deletion): Promise<void> {
  const detail = moveTo && `its products moved to ${moveTo.name}`;
  await saveContent({ what: 'deleted', resource: 'categories', detail }, () =>
    changeContent(({ categories, products }) => {
      if (moveTo && !categories.some(({ id }) => id === moveTo.id)) {
        throw new Error(`Nothing was deleted: “${moveTo.name}” does not exist any more. Choose again.`);
      }
      if (!categories.some(({ id }) => id === category.id)) {
        throw new Error(`Nothing was deleted: “${category.name}” does not exist any more.`);
      }
      refuseIfChanged('categories', categories, shown);
      if (products.filter((product) => product.category === category.id).length !== count) {
        throw new Error(
          'Nothing was deleted: the products of this category changed meanwhile. Read the question again.',
        );
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
