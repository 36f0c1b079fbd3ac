import { industries, listIndustriesWithProducts } from '../../../shared/catalogue/industry';
import type { ProductSummary } from '../../../shared/catalogue/product';
import { safeHtmlOf } from '../../../shared/html/safeHtmlOf';
import { proseHtml } from '../../text/proseHtml';

/** How many products an industry lists by name; the rest are in the filtered list. */
const PRODUCTS_SHOWN = 8;

export async function loader() {
  const list = await listIndustriesWithProducts();
  return {
    industries: await Promise.all(
      list.map(
        async ({ id, name, subtitle, icon, image, gradientClasses, highlight, description, products }) => ({
          id,
          name,
          subtitle,
          icon,
          image,
          gradientClasses,
          highlight,
          html: proseHtml(await safeHtmlOf(industries, description)),
          count: products.length,
          products: products.slice(0, PRODUCTS_SHOWN).map(asListed),
        }),
      ),
    ),
  };
}

const asListed = ({ id, name, category }: ProductSummary) => ({ id, name, category });

export type IndustryOnPage = Awaited<ReturnType<typeof loader>>['industries'][number];
