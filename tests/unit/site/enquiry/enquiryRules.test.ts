import { expect, it } from 'vitest';
import { emailRule, optional, phoneRule, quantityRule, required } from '../../../../src/site/enquiry/rules';

it.each([
  '+91 98765 43210',
  '044 5550 0100 ext 12',
  '044-5550-0100 extn. 204',
  '044 5550 0100 Ext: 12',
  '044 5550 0100 extension-12',
  '044.5550.0100/01',
  '(044) 5550 0100, x3',
  '\u202a+91 98765 43210\u202c',
  '+91\u201198765\u201143210\u200b',
  '555 0100',
  '+123 456 789 012 345',
  '98400 11111 / 044-2345678',
  '9840011111, 9840022222; +91 98765 43210',
  '98400 11111 or 044 5550 0100 ext 12',
  '98400 11111 ext. 5 & 98400 22222',
  '+९१ ९८४०० १११११',
])('the telephone number %j is valid', (number) => expect(phoneRule(number)).toBeUndefined());

it.each([
  '12345',
  '555 010',
  '+1234 567 890 123 456',
  'ext 12',
  '98765 4321O',
  '98400 11111, Ravi',
  '98400 11111 / 12345, ',
])('the telephone number %j is invalid', (number) => expect(phoneRule(number)).toContain('+91 98765 43210'));

it.each(['ravi@tape.example', ' ravi.k+1@mail.tape.example\u200b', 'r&d@tape.example'])(
  'the e-mail address %j is valid',
  (address) => expect(emailRule(address)).toBeUndefined(),
);

it.each([
  'ravi@tape',
  'ravi@tape.example;',
  'ravi@tape..example',
  'a@tape.example, b@tape.example',
  'ravi k@tape.example',
  'ravi@tape .example',
  'Ravi<ravi@tape.example>',
  'b;ravi@tape.example',
])('the e-mail address %j is invalid', (address) => expect(emailRule(address)).toContain('name@company.com'));

it.each(['', ' \u200b'])('what looks empty, as %j, is asked for, not called wrong', (value) => {
  expect(emailRule(value)).toMatch(/^Give your e-mail address/);
  expect(phoneRule(value)).toMatch(/^Give a telephone number/);
  expect(required('Give your name.')(value)).toBe('Give your name.');
  expect(optional(phoneRule)(value, new FormData())).toBeUndefined();
});

it.each(['500', ' 0.25 ', '1,00,000', '1,000\u200b', '१,००,०००', '٥٠٠'])(
  'the quantity %j is valid',
  (quantity) => expect(quantityRule(quantity)).toBeUndefined(),
);

it.each(['', '0', '0.0', '-5', '2 x 500', '500 rolls', '1e3', ','])(
  'the quantity %j is invalid',
  (quantity) => expect(quantityRule(quantity)).toContain('500'),
);
