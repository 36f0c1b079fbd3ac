import { type Identifier, useResourceContext } from 'react-admin';
import { useContent } from '../storage/useContent';

/** Says, before these records are deleted, that popular products are among them; empty if none are. */
export function usePopularNote(ids: readonly Identifier[]): string {
  const resource = useResourceContext();
  const content = useContent();
  if (!content || resource !== 'products') return '';
  const popular = new Set<Identifier>(content.settings.flatMap(({ popularProductIds }) => popularProductIds));
  const count = ids.filter((id) => popular.has(id)).length;
  return count === 0 ? '' : `${subject(count, ids.length)} the popular products on the home page.`;
}

function subject(count: number, of: number): string {
  if (of === 1) return 'It also leaves';
  return count === 1 ? 'One of them also leaves' : `${count} of them also leave`;
}
