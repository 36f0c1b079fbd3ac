import * as v from 'valibot';
import { loadProduct, loadProductSummaries, loadProducts, versions } from '../defaults/defaults';
import { collection } from '../storage/collection';
import { storageKeys } from '../storage/keys';
import {
  idField,
  optionalText,
  pictureAddresses,
  requiredText,
  seoFields,
  text,
  textList,
  trimmedText,
} from './fields';
import type { Adhesive } from './figures/adhesives';
import type { CardFigure } from './figures/keyFigures';
import { specificationSchema } from './figures/specification';
import { toProductSummary } from './summaries';

const colourSchema = v.object({
  name: requiredText('Name the colour.'),
  hex: v.pipe(
    v.string(),
    v.regex(/^#[0-9a-f]{6}$/i, 'A colour is written # and six digits or letters a to f.'),
  ),
});

/** Specification, section 3; `specifications`, `colours`, `brand` and `minimumOrder` go beyond it. */
export const productSchema = v.object({
  id: idField,
  name: requiredText('Give the product a name.'),
  /** A category's id. An unknown one is kept: the product is then in no category's list, but in all others. */
  category: text,
  shortDescription: optionalText,
  /** Plain text; a blank line or a bullet starts a new paragraph. */
  description: optionalText,
  features: textList,
  uses: textList,
  /** Industries' ids. */
  industries: textList,
  /** URLs, on any host or on this site. */
  images: pictureAddresses,
  specifications: v.optional(v.array(specificationSchema)),
  colours: v.optional(v.array(colourSchema)),
  brand: v.optional(trimmedText),
  minimumOrder: v.optional(trimmedText),
  seo: v.optional(v.object({ ...seoFields, imageAlt: v.optional(trimmedText) }), {}),
});

export type Product = v.InferOutput<typeof productSchema>;

/** The parts of a product that a list needs. */
export type ProductSummary = Pick<Product, 'id' | 'name' | 'category' | 'shortDescription' | 'industries'> & {
  image?: string;
  figures?: CardFigure[];
  /** For the filter. */
  adhesives?: Adhesive[];
  /** For searches. */
  colourNames?: string;
};

export const products = collection<Product>({
  resource: 'products',
  key: storageKeys.products,
  schema: productSchema,
  defaults: { version: versions.products, load: loadProducts },
  emptyMeansDefaults: true,
});

/** Every product's summary, in the catalogue's order. */
export async function listProductSummaries(): Promise<ProductSummary[]> {
  return products.stored()?.map(toProductSummary) ?? loadProductSummaries();
}

/** The product with this id, or undefined. */
export async function findProduct(id: string): Promise<Product | undefined> {
  const stored = products.stored();
  return stored ? stored.find((product) => product.id === id) : loadProduct(id);
}
