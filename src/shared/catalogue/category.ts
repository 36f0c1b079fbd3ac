import * as v from 'valibot';
import { loadCategories, versions } from '../defaults/defaults';
import { collection } from '../storage/collection';
import { storageKeys } from '../storage/keys';
import { idField, optionalText, pictureAddress, requiredText, seoFields, text } from './fields';

/** Specification, section 3. */
export const categorySchema = v.object({
  id: idField,
  name: requiredText('Give the category a name.'),
  /** An icon's name; an unknown one shows a roll of tape. */
  icon: text,
  subtitle: optionalText,
  /** HTML, with links to product pages. */
  description: text,
  /** A URL. Not in the specification, so earlier records have none. */
  image: v.optional(pictureAddress),
  seo: v.optional(v.object(seoFields), {}),
});

export type Category = v.InferOutput<typeof categorySchema>;

export const categories = collection<Category>({
  resource: 'categories',
  key: storageKeys.categories,
  schema: categorySchema,
  defaults: { version: versions.categories, load: loadCategories },
});

/** Every category, in the owner's order. */
export const listCategories = (): Promise<Category[]> => categories.current();
