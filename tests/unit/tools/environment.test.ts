import { expect, it } from 'vitest';
import { checkEnvironment } from '../../../tools/environment';
import { FORM_SERVICE, SITE_URL } from '../../addresses';
import { testEnvironment } from '../../environment';

it('a build for tests has every setting and posts to this computer', () => {
  expect(() => checkEnvironment(testEnvironment)).not.toThrow();
  expect(testEnvironment.VITE_SITE_URL).toBe(SITE_URL);
  expect(testEnvironment.VITE_FORM_ENDPOINT).toBe(FORM_SERVICE);
});

it.each(['https://tapes.example', 'https://tapes.example/', 'http://localhost:4173'])(
  'accepts %s as the site’s address',
  (url) => expect(() => checkEnvironment({ ...testEnvironment, VITE_SITE_URL: url })).not.toThrow(),
);

it.each([
  'https://tapes.example/shop',
  'https://tapes.example/?a=b',
  'https://tapes.example/#x',
  'tapes.example',
  'https://tapes.example ',
  'https://Tapes.example',
  'https://tapes.example:443',
  'https://tapes.example//',
])('refuses %s as the site’s address', (url) =>
  expect(() => checkEnvironment({ ...testEnvironment, VITE_SITE_URL: url })).toThrow('VITE_SITE_URL'),
);

it('says how the site’s address must be written', () =>
  expect(() => checkEnvironment({ ...testEnvironment, VITE_SITE_URL: 'https://Tapes.example:443 ' })).toThrow(
    'must be written as https://tapes.example:',
  ));

it('refuses to have the forms’ personal data sent unencrypted, except to this computer', () => {
  const check = (url: string) => () => checkEnvironment({ ...testEnvironment, VITE_FORM_ENDPOINT: url });
  expect(check('http://forms.example/tapes')).toThrow('VITE_FORM_ENDPOINT must start with https://');
  expect(check('https://forms.example/tapes')).not.toThrow();
  expect(check('http://localhost:4175/enquiries')).not.toThrow();
});

it('names each value that is missing or unusable once, without a stack, which Vite would print', () => {
  const { VITE_ADMIN_USER: _, ...others } = testEnvironment;
  const check = () =>
    checkEnvironment({
      ...others,
      VITE_FORM_ENDPOINT: 'sales@tapes.example',
      VITE_WHATSAPP_NUMBER: '09876543210',
      VITE_ADMIN_PASSWORD_SALT: 'salt',
      VITE_ADMIN_PASSWORD_HASH: '',
    });
  const lines = [
    'VITE_FORM_ENDPOINT must start with http:// or https://',
    'VITE_WHATSAPP_NUMBER must be digits only, country code first',
    'VITE_ADMIN_USER is missing',
    'VITE_ADMIN_PASSWORD_SALT must be 32 hexadecimal digits',
    'VITE_ADMIN_PASSWORD_HASH must be 64 hexadecimal digits',
  ];
  expect(check).toThrow(
    expect.objectContaining({ stack: expect.stringMatching(`are[.]\n  ${lines.join('\n  ')}$`) }),
  );
});
