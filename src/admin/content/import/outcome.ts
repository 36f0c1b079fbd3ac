import { withCascade } from '../../../shared/catalogue/changes/cascade';
import type { Content } from '../../../shared/catalogue/content';
import { nameInHistory, recordKey, versionsOf } from '../../history/kept/change';
import { changedFields } from '../../records/equality';
import type { ImportReport, ReportedRecord } from './report';

/**
 * Completes a report by what storing its content would do, as the history would say it. Unless it has problems, that
 * includes what any change brings along (withCascade): the other side of references between products, industries and
 * settings, in the file or not.
 */
export function withOutcome(report: ImportReport): ImportReport {
  const { comparedWith, content, problems, reordered } = report;
  const own = changedRecords(comparedWith, content);
  const isStorable = problems.length === 0 && own.length + reordered.length > 0;
  const all = isStorable ? changedRecords(comparedWith, withCascade(comparedWith, content)) : own;
  const ownKeys = new Set(own.map(recordKey));
  const isOwn = (record: ReportedRecord) => ownKeys.has(recordKey(record));
  return {
    ...report,
    added: all.filter((record) => isOwn(record) && !record.before),
    changed: all.filter((record) => isOwn(record) && record.before && record.after),
    removed: all.filter((record) => isOwn(record) && !record.after),
    follows: all.filter((record) => !isOwn(record)),
  };
}

const changedRecords = (before: Content, after: Partial<Content>): ReportedRecord[] =>
  versionsOf({ before, after }).records.map((versions) => ({
    ...versions,
    name: nameInHistory(versions),
    fields: versions.before && versions.after && changedFields(versions.before, versions.after),
  }));
