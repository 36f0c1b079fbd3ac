import { beforeEach, expect, it } from 'vitest';
import { madeOnNote, madeOnVersion } from '../../../../src/admin/storage/madeOn';
import { markUntouched } from '../../../../src/shared/storage/seedMarks';

beforeEach(() => localStorage.clear());

/** Notes that the products here were made on this version, as after loading a file. */
function note(version: string) {
  const { key, after } = madeOnNote({ products: version });
  localStorage.setItem(key, after ?? '');
}

it('edits were made on what was seeded, unless a file says otherwise', () => {
  markUntouched('products', '[]', 'first');
  expect(madeOnVersion('products')).toBe('first');
  note('of the file');
  expect(madeOnVersion('products')).toBe('of the file');
  expect(madeOnVersion('blog')).toBeUndefined();
});

it('what a file said counts no more once another seed is stored', () => {
  markUntouched('products', '[]', 'first');
  note('of the file');
  markUntouched('products', '[]', 'second');
  expect(madeOnVersion('products')).toBe('second');
});
