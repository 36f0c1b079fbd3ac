import type { Content } from '../../shared/catalogue/content';

/** Warns of categories that are about to go while they still have products; empty if none has. */
export function strandedWarning(before: Content, after: Partial<Content>): string {
  const left = new Set((after.categories ?? before.categories).map(({ id }) => id));
  const gone = new Set(before.categories.map(({ id }) => id).filter((id) => !left.has(id)));
  const count = (after.products ?? before.products).filter(({ category }) => gone.has(category)).length;
  if (count === 0) return '';
  return count === 1
    ? 'One product stands in a category that goes. It will be in the full list and in search only.'
    : `${count} products stand in a category that goes. They will be in the full list and in search only.`;
}
