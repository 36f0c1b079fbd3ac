import { changeContent } from '../../shared/catalogue/changes';

/**
 * Deletes a category, and moves its products to another one in the same step; without one they keep the
 * deleted category's id and stand in the full list only.
 */
export async function deleteCategory(id: string, moveTo: string | undefined): Promise<void> {
  await changeContent(({ categories, products }) => ({
    categories: categories.filter((category) => category.id !== id),
    ...(moveTo !== undefined && {
      products: products.map((product) =>
        product.category === id ? { ...product, category: moveTo } : product,
      ),
    }),
  }));
}
