import { createTheme, darken, getContrastRatio, lighten } from '@mui/material/styles';
import { SkipNavigationButton } from 'react-admin';
import { expect, it } from 'vitest';
import { darkTheme, lightTheme } from '../../../src/admin/theme';
import { button, renderInAdmin } from './support/render';

it('“Delete” can be read on the bar of what to do with selected records, in both themes', () => {
  const { palette: light } = createTheme(lightTheme);
  const { palette: dark } = createTheme(darkTheme);
  // The bar's colours in react-admin.
  expect(getContrastRatio(light.error.main, lighten(light.primary.light, 0.8))).toBeGreaterThan(4.5);
  expect(getContrastRatio(dark.error.main, darken(dark.primary.dark, 0.5))).toBeGreaterThan(4.5);
});

it.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])('the link that skips the menu can be read in the %s theme', async (_, theme) => {
  await renderInAdmin(<SkipNavigationButton label="Skip" />, { theme });
  const { color, backgroundColor } = getComputedStyle(button('Skip'));
  expect(getContrastRatio(color, backgroundColor)).toBeGreaterThan(4.5);
});
