import { changeContent } from '../../shared/catalogue/changes';
import { inOrder } from '../data/order';
import { saveContent } from '../history/saveContent';

/** The collections whose records stand in an order of the owner's own. */
export type OrderedResource = 'categories' | 'industries';

/** Saves the order that the owner gave. Records that came meanwhile stay where they are. */
export async function saveOrder(resource: OrderedResource, ids: readonly string[]): Promise<void> {
  await saveContent({ what: 'changed', resource }, () =>
    changeContent((now) => ({ [resource]: inOrder<{ id: string }>(now[resource], ids) })),
  );
}
