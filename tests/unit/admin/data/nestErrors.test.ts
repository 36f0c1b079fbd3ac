import { describe, expect, it } from 'vitest';
import { nestErrors } from '../../../../src/admin/data/nestErrors';

describe('nestErrors', () => {
  it('nests messages as the form nests its fields', () => {
    expect(nestErrors({ 'seo.title': 'Long', name: 'None', 'seo.h1': 'Two lines' })).toEqual({
      seo: { title: 'Long', h1: 'Two lines' },
      name: 'None',
    });
  });
});
