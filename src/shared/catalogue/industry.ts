import * as v from 'valibot';
import { loadIndustries, versions } from '../defaults/defaults';
import { collection } from '../storage/collection';
import { storageKeys } from '../storage/keys';
import { idField, pictureAddress, requiredText, seoFields, text, textList } from './fields';
import { listProductSummaries } from './product';

/** Specification, section 3. */
export const industrySchema = v.object({
  id: idField,
  name: requiredText('Give the industry a name.'),
  subtitle: text,
  icon: text,
  /** The name of one of the site's gradients; an unknown name shows the plain background. */
  gradientClasses: text,
  highlight: v.optional(v.boolean()),
  /** HTML, with links to product pages. */
  description: text,
  /** Products' ids, in display order. */
  products: textList,
  /** A URL. Not in the specification, so earlier records have none. */
  image: v.optional(pictureAddress),
  seo: v.optional(v.object(seoFields), {}),
});

export type Industry = v.InferOutput<typeof industrySchema>;

export const industries = collection<Industry>({
  resource: 'industries',
  key: storageKeys.industries,
  schema: industrySchema,
  defaults: { version: versions.industries, load: loadIndustries },
});

/** Every industry, in the owner's order. */
export const listIndustries = (): Promise<Industry[]> => industries.current();

/**
 * Every industry, with the products that name it: those in its own list first, in that order. If the two sides
 * disagree, the products' side prevails, as in the product list and in the admin (syncIndustriesToProducts).
 */
export async function listIndustriesWithProducts() {
  const [list, products] = await Promise.all([listIndustries(), listProductSummaries()]);
  return list.map((industry) => {
    const members = new Map(
      products
        .filter(({ industries: named }) => named.includes(industry.id))
        .map((product) => [product.id, product]),
    );
    const listed = industry.products.flatMap((id) => members.get(id) ?? []);
    return { ...industry, products: [...new Set([...listed, ...members.values()])] };
  });
}
