import { industries, listIndustries } from '../../../shared/catalogue/industry';
import { listProductCards } from '../../../shared/catalogue/product';
import { safeHtmlOf } from '../../../shared/catalogue/safeHtmlOf';

export async function loader() {
  const [list, products] = await Promise.all([listIndustries(), listProductCards()]);
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    industries: await Promise.all(
      list.map(
        async ({
          id,
          name,
          subtitle,
          icon,
          image,
          gradientClasses,
          highlight,
          description,
          products: members,
        }) => ({
          id,
          name,
          subtitle,
          icon,
          image,
          gradientClasses,
          highlight,
          description: await safeHtmlOf(industries, description),
          products: members.flatMap((productId) => {
            const product = byId.get(productId);
            return product ? [{ id: productId, name: product.name, category: product.category }] : [];
          }),
        }),
      ),
    ),
  };
}

export type IndustryOnPage = Awaited<ReturnType<typeof loader>>['industries'][number];
