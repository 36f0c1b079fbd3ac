import * as v from 'valibot';
import { missingClosingTag } from '../../html/missingClosingTag';
import { numberIn } from '../../telephone';
import { isWebAddress, WEB_ADDRESS_RULE } from '../addresses';
import { settingsSchema } from '../settings';
import { faultCheck } from './faultCheck';

const { contact } = settingsSchema.entries;

/** A text that is empty or follows a rule that older records may not follow. */
const textOrNone = (isRight: (text: string) => boolean, rule: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text === '' || isRight(text), rule),
  );

/** The digits of a number within a small town, without its area code. */
const SHORTEST_NUMBER = 6;

const isMarkup = (text: string) => text.trimStart().startsWith('<');
const isEmail = (text: string) => v.EMAIL_REGEX.test(text);

/** Whether the text holds a whole number. Beside it may stand words, such as an extension, but no letter at its end. */
function isTelephone(text: string): boolean {
  const number = numberIn(text);
  if (number === undefined || number.replace(/\D/g, '').length < SHORTEST_NUMBER) return false;
  return !/^\p{L}/u.test(text.slice(text.indexOf(number) + number.length));
}

/** Whether this is the tag manager's own snippet without a container's id, which would load nothing. */
const namesNoContainer = (text: string) =>
  /googletagmanager\.com\/(?:gtm\.js|ns\.html)/.test(text) && !/\bGTM-(?!X+\b)[A-Z0-9]+\b/.test(text);

/** Whether curly quotes stand where code needs straight ones: at one of Google's ids, or an address. Texts may have them. */
const hasCurlyQuotes = (text: string) => /[‘’“”](?:GTM?|G|AW|DC|UA)-[A-Z0-9]|=\s*[‘’“”]https?:/.test(text);

function snippetFault(text: string): string | undefined {
  if (text === '') return undefined;
  if (!isMarkup(text))
    return 'This is no snippet. Paste the whole block that the tag manager shows: it begins with “<”.';
  const missing = missingClosingTag(text);
  if (missing) return `This snippet is cut off: “${missing}” is missing. Copy all of it again.`;
  if (hasCurlyQuotes(text))
    return 'This snippet has curly quotes, as mail and word processors make them, so it would not run. Copy it from the tag manager itself.';
  return namesNoContainer(text)
    ? 'This snippet names no container, such as GTM-AB12CD. Copy the whole block from the tag manager again.'
    : undefined;
}

const snippet = v.optional(v.pipe(v.string(), faultCheck(snippetFault)), '');
const telephone = textOrNone(isTelephone, 'This is no whole telephone number, such as +91 44 5550 0100.');
const email = textOrNone(isEmail, 'An e-mail address looks like sales@example.com.');
const link = v.optional(textOrNone(isWebAddress, WEB_ADDRESS_RULE), '');

/**
 * The stricter schema for the settings' form and the built-in content; older records stay readable by `settingsSchema`.
 */
export const publishedSettingsSchema = v.object({
  ...settingsSchema.entries,
  gtm: v.optional(v.object({ head: snippet, body: snippet }), {}),
  contact: v.object({
    ...contact.entries,
    phone1: v.optional(telephone, ''),
    phone2: v.optional(telephone),
    email: v.optional(email, ''),
  }),
  socialLinks: v.optional(v.object({ facebook: link, linkedin: link, instagram: link }), {}),
});
