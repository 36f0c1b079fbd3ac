import * as v from 'valibot';
import { loadIndustries, versions } from '../defaults/defaults';
import { collection } from '../storage/collection';
import { storageKeys } from '../storage/keys';
import { idField, optionalText, pictureAddress, requiredText, seoFields, text, textList } from './fields';
import { listProductSummaries, type ProductSummary } from './product';

/** Specification, section 3. */
export const industrySchema = v.object({
  id: idField,
  name: requiredText('Give the industry a name.'),
  subtitle: optionalText,
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

/** Every industry, with its products. */
export async function listIndustriesWithProducts() {
  const [list, products] = await Promise.all([listIndustries(), listProductSummaries()]);
  return list.map((industry) => ({ ...industry, products: productsOf(industry, products) }));
}

/**
 * The products that name the industry: those in its own list first, in that order. If the two sides disagree, the
 * products' side prevails, as in the admin (syncIndustriesToProducts).
 */
export function productsOf(
  { id, products: listed }: Industry,
  products: readonly ProductSummary[],
): ProductSummary[] {
  const members = new Map(
    products.filter(({ industries }) => industries.includes(id)).map((product) => [product.id, product]),
  );
  return [...new Set([...listed.flatMap((member) => members.get(member) ?? []), ...members.values()])];
}
