import * as v from 'valibot';
import { isHarmlessAddress, PICTURE_ADDRESS_RULE, WEB_ADDRESS_RULE } from './addresses';

/**
 * An id, as it stands in a URL: small letters, digits, single hyphens. One that was made elsewhere may end in a hyphen,
 * where a title was trimmed before it was cut to 50 letters (section 4); those that are made here do not (id.ts).
 */
export const idField = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*-?$/, 'An id is made of small letters, digits and single hyphens.'),
);

/** Text that must say something. */
export const requiredText = (message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', message),
  );

/** Text that may be empty or, in records of an older version, missing. */
export const text = v.optional(v.string(), '');

/** A list of texts that may be missing; entries that are blank are dropped. */
export const textList = v.optional(
  v.pipe(
    v.array(v.string()),
    v.transform((entries) => entries.filter((entry) => entry.trim() !== '')),
  ),
  [],
);

/** A picture's URL, or empty. Forms ask for more (admin/records/tidy.ts): stored records must stay readable. */
export const pictureAddress = v.pipe(v.string(), v.check(isHarmlessAddress, PICTURE_ADDRESS_RULE));

/** Pictures' URLs; blank ones are dropped. */
export const pictureAddresses = v.optional(
  v.pipe(
    v.array(pictureAddress),
    v.transform((addresses) => addresses.filter((address) => address.trim() !== '')),
  ),
  [],
);

/** A link out of the site, or empty. The settings' form asks for more: earlier records may hold half an address. */
export const webAddress = v.optional(v.pipe(v.string(), v.check(isHarmlessAddress, WEB_ADDRESS_RULE)), '');

/** What search engines are told of a category, industry or product. Section 3. */
export const seoFields = {
  title: text,
  description: text,
  h1: v.optional(v.string()),
};
