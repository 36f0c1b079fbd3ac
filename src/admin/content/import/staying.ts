import { type ResourceName, resourceNames } from '../../../shared/storage/keys';
import { recordKey } from '../../history/kept/change';
import { recordsOf } from '../../records/anyRecord';
import { countedSubject } from '../../words/recordTitle';
import type { ImportReport } from './report';

/**
 * The resource of each stored record that a file without problems leaves as it is, in the collections that it holds;
 * the products that a table does not name are among them.
 */
export function staying({ content, comparedWith, changed, removed, follows }: ImportReport): ResourceName[] {
  const touched = new Set([...changed, ...removed, ...follows].map(recordKey));
  return resourceNames
    .filter((name) => content[name])
    .flatMap((name) =>
      recordsOf(comparedWith, name)
        .filter(({ id }) => !touched.has(recordKey({ resource: name, id })))
        .map(() => name),
    );
}

/** What a file that changes nothing holds: what stays, without the products that a table does not name. */
export const storedAlready = (report: ImportReport): ResourceName[] => staying(report).slice(report.unnamed);

/** "One product stays as it is."; empty if none does. */
export function stayingLine(report: ImportReport): string {
  const { subject, isOne } = countedSubject(staying(report));
  if (!subject) return '';
  return isOne ? `${subject} stays as it is.` : `${subject} stay as they are.`;
}
