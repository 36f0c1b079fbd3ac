import * as v from 'valibot';
import { loadSettings, versions } from '../defaults/defaults';
import { collection } from '../storage/collection';
import { storageKeys } from '../storage/keys';
import { optionalText, requiredText, text, textList, trimmedText, webAddress } from './fields';

/** The id of the only settings record. It is stored as a list of one, so that the admin can treat it like any other. */
export const SETTINGS_ID = 'settings';

const testimonialSchema = v.object({
  quote: requiredText('Give the words.'),
  author: requiredText('Say who said it.'),
  /** Company and role, on one line. */
  company: optionalText,
});

/** Specification, section 3; `registrations` goes beyond it. */
export const settingsSchema = v.object({
  id: v.optional(v.literal(SETTINGS_ID), SETTINGS_ID),
  /** Snippets of HTML for the head and the body. */
  gtm: v.optional(v.object({ head: text, body: text }), {}),
  contact: v.object({
    /** Several lines. */
    address: text,
    phone1: optionalText,
    phone2: v.optional(trimmedText),
    email: optionalText,
    /** Numbers that buyers and the law ask of a company, such as GSTIN and CIN, with their names. */
    registrations: v.optional(trimmedText),
  }),
  socialLinks: v.optional(
    v.object({ facebook: webAddress, linkedin: webAddress, instagram: webAddress }),
    {},
  ),
  popularProductIds: textList,
  testimonials: v.optional(v.array(testimonialSchema), []),
});

export type Settings = v.InferOutput<typeof settingsSchema>;
export type Testimonial = v.InferOutput<typeof testimonialSchema>;

export const settings = collection<Settings>({
  resource: 'settings',
  key: storageKeys.settings,
  schema: settingsSchema,
  defaults: { version: versions.settings, load: async () => [await loadSettings()] },
  emptyMeansDefaults: true,
});

/** The current settings. */
export async function readSettings(): Promise<Settings> {
  const [record = await loadSettings()] = settings.stored() ?? [];
  return record;
}
