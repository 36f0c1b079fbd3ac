import * as v from 'valibot';
import { loadIndustries, versions } from '../defaults/defaults';
import { collection } from '../storage/collection';
import { storageKeys } from '../storage/keys';
import { idField, pictureAddress, requiredText, seoFields, text, textList } from './fields';

/** Specification, section 3. */
export const industrySchema = v.object({
  id: idField,
  name: requiredText('Give the industry a name.'),
  subtitle: text,
  icon: text,
  /** The name of one of the site's gradients; an unknown one falls back to the plain ground. */
  gradientClasses: text,
  highlight: v.optional(v.boolean()),
  /** HTML, with links to product pages. */
  description: text,
  /** Products' ids, in the order in which they are shown. */
  products: textList,
  /** A URL. Beyond the specification: records of before have none. */
  image: v.optional(pictureAddress),
  seo: v.optional(v.object(seoFields), {}),
});

export type Industry = v.InferOutput<typeof industrySchema>;

export const industries = collection<Industry>({
  resource: 'industries',
  key: storageKeys.industries,
  schema: industrySchema,
  defaults: { version: versions.industries, load: loadIndustries },
  orderIsContent: true,
});

/** Every industry, in the owner's order. */
export const listIndustries = (): Promise<Industry[]> => industries.current();
