import { expect, it } from 'vitest';
import { checkEnvironment, usesExampleLogin } from '../../../tools/environment';
import { testEnvironment } from '../../environment';

it('a build for tests is told every setting, posts to this computer and opens with the example login', () => {
  expect(() => checkEnvironment(testEnvironment)).not.toThrow();
  expect(testEnvironment.VITE_FORM_ENDPOINT).toMatch(/^http:\/\/localhost:/);
  expect(usesExampleLogin(testEnvironment)).toBe(true);
});
