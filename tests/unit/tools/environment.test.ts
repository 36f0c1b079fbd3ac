import { expect, it } from 'vitest';
import { checkEnvironment, usesExampleLogin } from '../../../tools/environment';
import { testEnvironment } from '../../environment';

it('a build for tests is told every setting, posts to this computer and opens with the example login', () => {
  expect(() => checkEnvironment(testEnvironment)).not.toThrow();
  expect(testEnvironment.VITE_FORM_ENDPOINT).toMatch(/^http:\/\/localhost:/);
  expect(usesExampleLogin(testEnvironment)).toBe(true);
});

it.each(['https://tapes.example', 'https://tapes.example/', 'http://localhost:4173'])(
  'takes %s for a site',
  (url) => expect(() => checkEnvironment({ ...testEnvironment, VITE_SITE_URL: url })).not.toThrow(),
);

it.each([
  'https://tapes.example/shop',
  'https://tapes.example/?a=b',
  'https://tapes.example/#x',
  'tapes.example',
])('refuses %s for a site', (url) =>
  expect(() => checkEnvironment({ ...testEnvironment, VITE_SITE_URL: url })).toThrow('VITE_SITE_URL'),
);
