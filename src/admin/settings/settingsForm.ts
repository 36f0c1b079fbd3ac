import * as v from 'valibot';
import { settingsSchema } from '../../shared/catalogue/settings';

const { contact } = settingsSchema.entries;

/** What the form asks of the settings beyond their schema, by which records of before stay readable. */
export const settingsFormSchema = v.object({
  ...settingsSchema.entries,
  contact: v.object({
    ...contact.entries,
    email: v.optional(
      v.pipe(
        v.string(),
        v.check(
          (address) => address === '' || v.is(v.pipe(v.string(), v.email()), address),
          'An e-mail address looks like sales@example.com.',
        ),
      ),
      '',
    ),
  }),
});
