import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { swatches } from '../../../../src/admin/industries/GradientInput';

it('offers exactly the backgrounds that the site has', () => {
  const css = readFileSync('src/site/pages/industries/IndustrySection.module.css', 'utf8');
  const grounds = [...css.matchAll(/data-ground="([^"]*)"/g)].map(([, name]) => name);
  // The plain background has no name.
  expect(Object.keys(swatches).toSorted()).toEqual(['', ...grounds].toSorted());
});
