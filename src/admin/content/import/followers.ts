import { withCascade } from '../../../shared/catalogue/changes/cascade';
import { versionsOf } from '../../history/kept/change';
import { recordName } from '../../records/anyRecord';
import { changedFields } from '../../records/equality';
import { differenceCount, type ImportReport, type ReportedRecord } from './report';

/**
 * Completes a report by what saving it brings along, as any change does (withCascade): the other side of references
 * between products, industries and settings, in the file or not. Its own records are reported as they would be stored.
 */
export function withFollowers(report: ImportReport): ImportReport {
  const { comparedWith, content, added, changed, removed, problems } = report;
  if (problems.length > 0 || differenceCount(report) === 0) return report;
  const { records } = versionsOf({ before: comparedWith, after: withCascade(comparedWith, content) });
  const outcomes = new Map(
    records.map(({ resource, id, before, after }) => {
      const fields = before && after && changedFields(before, after);
      return [`${resource} ${id}`, { resource, name: recordName(after) ?? id, before, after, fields }];
    }),
  );
  const asStored = (own: readonly ReportedRecord[]) =>
    own.flatMap((record) => outcomes.get(keyOf(record)) ?? []);
  const own = new Set([...added, ...changed, ...removed].map(keyOf));
  const follows = [...outcomes.values()].filter((outcome) => !own.has(keyOf(outcome)));
  return { ...report, added: asStored(added), changed: asStored(changed), follows };
}

const keyOf = ({ resource, before, after }: ReportedRecord) => `${resource} ${(after ?? before)?.id}`;
