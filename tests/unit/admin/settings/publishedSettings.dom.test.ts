import { beforeEach, expect, it } from 'vitest';
import { validationMessages } from '../../../../src/admin/records/tidy';
import { publishedSettingsSchema } from '../../../../src/shared/catalogue/publishing/publishedSettings';
import { type Settings, settings } from '../../../../src/shared/catalogue/settings';
import { loader } from '../../../../src/site/layout/loader';
import { buildSettings } from '../../../builders';
import { storeContent } from '../../storeContent';

const { contact } = buildSettings();
const withEmail = (email: string) => buildSettings({ contact: { ...contact, email } });
/** What the form says is wrong with these settings, field by field; undefined if it accepts them. */
const faults = (stored: Partial<Settings>) =>
  validationMessages(publishedSettingsSchema, buildSettings(stored));
const faultsOfSnippet = (text: string) => faults({ gtm: { head: text, body: text } });
const inBoth = (fault: string) => ({ 'gtm.head': fault, 'gtm.body': fault });

beforeEach(() => localStorage.clear());

it.each(['', 'sales@tape.example', 'o.k+web@mail.tape.co.in'])(
  'the form accepts %j as an e-mail address',
  (email) => expect(faults(withEmail(email))).toBeUndefined(),
);

it.each(['sales.example.com', 'sales@', 'a b@tape.example', 'x'])(
  'the form refuses %j as an e-mail address',
  (email) =>
    expect(faults(withEmail(email))).toEqual({
      'contact.email': 'An e-mail address looks like sales@example.com.',
    }),
);

const NO_TELEPHONE = 'This is no whole telephone number, such as +91 44 5550 0100.';

it.each([
  ['', undefined],
  ['224466', undefined],
  ['+91 (44) 2345-6789 ext. 12', undefined],
  ['Office: (044) 5550 0100 (9 am to 5 pm)', undefined],
  ['on request', NO_TELEPHONE],
  ['98765 4321x', NO_TELEPHONE],
  ['98765', NO_TELEPHONE],
  ['98765, extension 12', NO_TELEPHONE],
])('the form says of the telephone number %j: %s', (phone1, fault) =>
  expect(faults({ contact: { ...contact, phone1, phone2: phone1 } })).toEqual(
    fault && { 'contact.phone1': fault, 'contact.phone2': fault },
  ),
);

it.each(['#', 'www.facebook.com/tape', 'https://a b'])('the form refuses %j as a link', (link) => {
  const fault = 'A web address starts with https:// and has no spaces.';
  expect(faults({ socialLinks: { facebook: link, linkedin: link, instagram: link } })).toEqual({
    'socialLinks.facebook': fault,
    'socialLinks.linkedin': fault,
    'socialLinks.instagram': fault,
  });
});

it.each([
  ['<script>(function(w){w.x=1})(window)', '</script>'],
  ['<!-- Google Tag Manager <script></script>', '-->'],
  ['<script>a()</script><NOSCRIPT><iframe src="//x"></iframe>', '</noscript>'],
])('the form refuses a snippet that is cut off: %s', (head, missing) =>
  expect(faultsOfSnippet(head)).toEqual(
    inBoth(`This snippet is cut off: “${missing}” is missing. Copy all of it again.`),
  ),
);

it('the form refuses a text that is not a snippet, such as a container’s id alone', () =>
  expect(faultsOfSnippet('GTM-ABC123')).toEqual(
    inBoth('This is no snippet. Paste the whole block that the tag manager shows: it begins with “<”.'),
  ));

it.each([
  "<script>(function(w,i){w.src='https://www.googletagmanager.com/gtm.js?id='+i})(window,'GTM-');</script>",
  '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id="></iframe></noscript>',
  '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-XXXXXX"></iframe></noscript>',
])('the form refuses a tag manager’s snippet without its container: %s', (head) =>
  expect(faultsOfSnippet(head)).toEqual(
    inBoth(
      'This snippet names no container, such as GTM-AB12CD. Copy the whole block from the tag manager again.',
    ),
  ),
);

it.each([
  "<script>(function(w,i){w.src='https://www.googletagmanager.com/gtm.js?id='+i})(window,‘GTM-AB12’);</script>",
  '<script async src=“https://www.googletagmanager.com/gtag/js?id=G-AB12”></script>',
  "<script>gtag('config', ’G-AB12’);</script>",
])('the form refuses a snippet with the quotes of a letter, which no browser runs: %s', (head) =>
  expect(faultsOfSnippet(head)).toEqual(
    inBoth(
      'This snippet has curly quotes, as mail and word processors make them, so it would not run. Copy it from the tag manager itself.',
    ),
  ),
);

it.each([
  '',
  '<script>ask("Cookies, “yes” or ‘no’? That’s it, “UV-CURED” too");</script><p title="He said:“no”">“https://a.example”</p>',
  "<script>(function(w,i){w.src='https://www.googletagmanager.com/gtm.js?id='+i})(window,'GTM-AB12');</script>",
  '<script async src="https://www.googletagmanager.com/gtag/js?id=G-AB12"></script>',
  '<!-- a <script> --><script>var s = "<script>";</script ><!-- End -->',
  '\n<noscript><iframe src="//x"></iframe></noscript>',
])('the form accepts a complete snippet: %s', (text) => expect(faultsOfSnippet(text)).toBeUndefined());

it('stored settings with an incomplete link stay as they are, and the site does not show it', async () => {
  const links = { facebook: '#', linkedin: 'www.linkedin.com/tape', instagram: 'https://instagram.com/tape' };
  const stored = buildSettings({ socialLinks: links });
  storeContent({ settings: [stored] });
  expect(settings.stored()).toEqual([stored]);
  const { socialLinks } = await loader();
  expect(socialLinks).toEqual([{ name: 'Instagram', address: links.instagram }]);
});

it('stored settings with an invalid e-mail address stay as they are', () => {
  storeContent({ settings: [withEmail('sales.example.com')] });
  expect(settings.stored()).toEqual([withEmail('sales.example.com')]);
});
