import { expect, it } from 'vitest';
import {
  loadArticleSummaries,
  loadCategories,
  loadIndustries,
  loadProductSummaries,
  loadSettings,
} from '../../../src/shared/defaults/defaults';

it.each([loadArticleSummaries, loadCategories, loadIndustries, loadProductSummaries, loadSettings])(
  'built-in content that has come is asked for no second time: a finger on the screen would hold the answer back',
  (load) => {
    expect(load()).toBe(load());
  },
);
