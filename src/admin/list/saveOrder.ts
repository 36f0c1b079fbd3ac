import { changeContent } from '../../shared/catalogue/changes/changeContent';
import type { ownerOrdered } from '../../shared/storage/keys';
import { saveContent } from '../history/saving/saveContent';
import { idsOf } from '../records/anyRecord';
import { isReordered, reorderKnown } from '../records/order';

/** The collections whose order the owner decides. */
export type OrderedResource = (typeof ownerOrdered)[number];

/** Thrown if the records were reordered elsewhere meanwhile. Nothing was saved. */
export class OrderChangedError extends Error {
  override name = 'OrderChangedError';
  /** @param found the ids in their present order */
  constructor(readonly found: readonly string[]) {
    super(
      'The order was changed elsewhere meanwhile, and nothing was saved. Save again to put yours in its place.',
    );
  }
}

/**
 * Saves the order that the owner gave. Records that were added meanwhile stay where they are.
 *
 * @param from the ids in the order that the owner started from
 * @throws {OrderChangedError} when they are in another order by now
 * @throws whatever `changeContent` throws
 */
export async function saveOrder(
  resource: OrderedResource,
  ids: readonly string[],
  from: readonly string[],
): Promise<void> {
  await saveContent({ what: 'changed', resource }, () =>
    changeContent((now) => {
      const found = idsOf<string>(now[resource]);
      if (isReordered(from, found)) throw new OrderChangedError(found);
      return { [resource]: reorderKnown<{ id: string }>(now[resource], ids) };
    }),
  );
}
