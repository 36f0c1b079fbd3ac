import * as v from 'valibot';
import { isHarmlessAddress, PICTURE_ADDRESS_RULE, WEB_ADDRESS_RULE } from './addresses';

/**
 * An id, as in URLs: small letters, digits and single hyphens. Ids made elsewhere may end in a hyphen, if a title was
 * trimmed before it was cut to 50 characters (section 4); ids made here do not (id.ts).
 */
export const idField = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*-?$/, 'An id is made of small letters, digits and single hyphens.'),
);

/** Text that must not be blank. */
export const requiredText = (message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', message),
  );

/** Text that may be empty or, in records of older versions, missing. */
export const text = v.optional(v.string(), '');

/** A list of texts, which may be missing; blank entries are dropped. */
export const textList = v.optional(
  v.pipe(
    v.array(v.string()),
    v.transform((entries) => entries.filter((entry) => entry.trim() !== '')),
  ),
  [],
);

/** A picture's URL, or empty. Forms are stricter (admin/records/tidy.ts), but stored records must stay readable. */
export const pictureAddress = v.pipe(v.string(), v.check(isHarmlessAddress, PICTURE_ADDRESS_RULE));

/** Pictures' URLs; blank ones are dropped. */
export const pictureAddresses = v.optional(
  v.pipe(
    v.array(pictureAddress),
    v.transform((addresses) => addresses.filter((address) => address.trim() !== '')),
  ),
  [],
);

/** An external link, or empty. The settings' form is stricter, but earlier records may hold incomplete addresses. */
export const webAddress = v.optional(v.pipe(v.string(), v.check(isHarmlessAddress, WEB_ADDRESS_RULE)), '');

/** Text that is empty if it holds only blanks, because where it is empty pages show something else. */
export const textUnlessBlank = v.pipe(
  v.string(),
  v.transform((written) => written.trim() && written),
);

/** What search engines are told about a category, industry or product. Section 3. */
export const seoFields = {
  title: v.optional(textUnlessBlank, ''),
  description: v.optional(textUnlessBlank, ''),
  h1: v.optional(textUnlessBlank),
};
