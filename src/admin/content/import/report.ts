import type { Content } from '../../../shared/catalogue/content';
import type { ResourceName } from '../../../shared/storage/keys';
import type { RecordVersions } from '../../history/kept/change';
import type { MadeOnVersions } from '../../storage/madeOn';

type Named = { resource: ResourceName; name: string };
/** A record that cannot be loaded, and why. */
type Problem = Named & { reasons: string[] };
/** A record that would be added, changed or removed, and which fields of a changed one differ. */
export type ReportedRecord = RecordVersions & { name: string; fields?: string[] };

export type ImportReport = {
  added: ReportedRecord[];
  changed: ReportedRecord[];
  removed: ReportedRecord[];
  /** Further records that would change with these, because products, industries and settings refer to each other. */
  follows: ReportedRecord[];
  /** Records whose HTML holds what the site does not show, such as a frame; that is removed. */
  cleaned: Named[];
  problems: Problem[];
  /** How many stored products a table does not name. */
  unnamed: number;
  /** What was added, changed or deleted here and the file would take back, in words; empty if there is nothing. */
  takesAway: string;
  /** The report on the same file if that is kept. Missing if it then changes nothing, or if both cannot be joined. */
  keepingOwn?: ImportReport;
  /** What else the owner must know before it is applied, in words. */
  warnings: string[];
  /** Collections that the owner orders by hand, and whose order would change. */
  reordered: ResourceName[];
  /** What would be stored. Apply it only if there are no problems. */
  content: Partial<Content>;
  /** What the file was compared with. */
  comparedWith: Content;
  /** The built-in versions that a content file's collections were made on, as far as it says. Missing for a table. */
  madeOn?: MadeOnVersions;
};

/** A report without findings, of a file that is compared with this content. */
export const emptyReport = (comparedWith: Content): ImportReport => ({
  added: [],
  changed: [],
  removed: [],
  follows: [],
  cleaned: [],
  problems: [],
  unnamed: 0,
  takesAway: '',
  warnings: [],
  reordered: [],
  content: {},
  comparedWith,
});

/** How many records the file would add, change, remove or reorder. */
export const differenceCount = ({ added, changed, removed, reordered }: ImportReport): number =>
  added.length + changed.length + removed.length + reordered.length;
