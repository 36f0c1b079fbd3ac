import * as v from 'valibot';
import { withoutInvisible } from '../invisible';
import { isHarmlessAddress, PICTURE_ADDRESS_RULE, WEB_ADDRESS_RULE } from './addresses';

/**
 * An id, as in URLs: small letters, digits and single hyphens. Ids made elsewhere may end in a hyphen, if a title was
 * trimmed before it was cut to 50 characters (section 4); ids made here do not (id.ts).
 */
export const idField = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*-?$/, 'An id is made of small letters, digits and single hyphens.'),
);

/**
 * Text without blanks at its ends: phone keyboards leave one after a word, and nobody sees it there. Invisible characters
 * are left out. No-break spaces, which come along from Word, become blanks: search engines are told these texts, and
 * pages have their own (site/text/keepUnits.ts).
 */
export const trimmedText = v.pipe(
  v.string(),
  v.transform((typed) => withoutInvisible(typed).replaceAll('\u00a0', ' ')),
  v.trim(),
);

/** Trimmed text that is empty if it is missing, as in records of older versions. */
export const optionalText = v.optional(trimmedText, '');

/** Text that must not be blank. */
export const requiredText = (message: string) => v.pipe(trimmedText, v.nonEmpty(message));

/** Text that is kept as written; it may be empty or, in records of older versions, missing. */
export const text = v.optional(v.string(), '');

/** A list of texts, which may be missing; blank entries are dropped. */
export const textList = v.optional(
  v.pipe(
    v.array(trimmedText),
    v.transform((entries) => entries.filter((entry) => entry !== '')),
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

/**
 * What search engines are told about a category, industry or product; where it is empty, pages say something else.
 * Section 3.
 */
export const seoFields = {
  title: optionalText,
  description: optionalText,
  h1: v.optional(trimmedText),
};
