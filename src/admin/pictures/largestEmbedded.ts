import { EMBEDDED_PICTURE } from '../../shared/catalogue/addresses';
import type { Content } from '../../shared/catalogue/content';
import { resourceNames } from '../../shared/storage/keys';
import { recordPath } from '../adminPaths';
import { recordName, recordsOf } from '../records/anyRecord';
import { recordTitle } from '../words/recordTitle';

/** A record with pictures from files: how much of the storage they take, in characters, and where it is edited. */
type Holder = { title: string; size: number; to: string };

/** In a field of its own or in HTML. */
const EMBEDDED = new RegExp(EMBEDDED_PICTURE, 'gi');

/** The pictures from files in a record, or in all content. */
export const embeddedIn = (content: object): string[] => JSON.stringify(content).match(EMBEDDED) ?? [];

/**
 * The records whose pictures from files take the most of the storage, largest first.
 * @param except pictures that do not count
 */
export function largestEmbedded(content: Partial<Content>, except?: ReadonlySet<string>): Holder[] {
  return resourceNames
    .flatMap((resource) =>
      recordsOf(content, resource).map((record) => ({
        title: recordTitle({ resource, name: recordName(record) ?? record.id }),
        size: sizeOf(embeddedIn(record).filter((picture) => !except?.has(picture))),
        to: recordPath(resource, record.id),
      })),
    )
    .filter(({ size }) => size > 0)
    .sort((one, other) => other.size - one.size);
}

const sizeOf = (texts: readonly string[]): number => texts.join('').length;
