import { describe, expect, it } from 'vitest';
import { nestErrors } from '../../../../src/admin/data/nestErrors';

describe('nestErrors', () => {
  it('nests messages as the form nests its fields', () => {
    expect(nestErrors({ 'seo.title': 'Long', name: 'None' })).toEqual({
      seo: { title: 'Long' },
      name: 'None',
    });
  });
});
