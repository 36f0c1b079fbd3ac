import { describe, expect, it } from 'vitest';
import { specifiedPath } from '../../../src/admin/specifiedPath';

describe('specifiedPath', () => {
  it.each([
    ['/admin/products/create', '/admin/products/new'],
    ['/admin/products/create?source={}', '/admin/products/new?source={}'],
    ['/admin/products/vhb-tape', '/admin/products/edit/vhb-tape'],
    ['/admin/industries/hvac-industry', '/admin/industries/edit/hvac-industry'],
    ['/admin/blog/a-b', '/admin/blog/edit/a-b'],
    // A category opens in a dialog on the list, at a hash.
    ['/admin/categories/safety-tapes', '/admin/categories/safety-tapes'],
    ['/admin/settings/settings', '/admin/settings/settings'],
    ['/admin/products', '/admin/products'],
    ['/admin/products?page=2', '/admin/products?page=2'],
    ['/admin/products/new', '/admin/products/new'],
    ['/admin/products/edit/x', '/admin/products/edit/x'],
    ['/admin/dashboard', '/admin/dashboard'],
    ['/admin/login', '/admin/login'],
  ])('%s leads to %s', (from, to) => expect(specifiedPath(from)).toBe(to));
});
