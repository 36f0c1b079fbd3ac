import { describe, expect, it } from 'vitest';
import { nestErrors } from '../../../src/admin/data/nestErrors';

describe('nestErrors', () => {
  it('has the shape of the form', () => {
    expect(nestErrors({ 'seo.title': 'Long', name: 'None' })).toEqual({
      seo: { title: 'Long' },
      name: 'None',
    });
  });
});
