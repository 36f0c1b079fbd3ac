import type { ResourceName } from '../../shared/catalogue/collections';
import type { AnyRecord } from './anyRecord';
import { readBySchema } from './readBySchema';
import { same } from './sameRecord';

/** Whether two records say the same, but for an article's date, which each save sets and nobody types. */
export function saySame(resource: ResourceName, a: AnyRecord, b: AnyRecord): boolean {
  const asTyped = (record: AnyRecord) => ({ ...readBySchema(resource, record), dateModified: undefined });
  return same(asTyped(a), asTyped(b));
}
