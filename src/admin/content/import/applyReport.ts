import { changeContent } from '../../../shared/catalogue/changes/changeContent';
import type { Content } from '../../../shared/catalogue/content';
import { resourceNames } from '../../../shared/storage/keys';
import { countsIn } from '../../history/changeWords';
import { saveContent } from '../../history/saving/saveContent';
import { equal } from '../../records/equality';
import { forgetDownloads } from '../../storage/downloads';
import { madeOnNote } from '../../storage/madeOn';
import { replaceEdits } from '../../storage/replaceEdits';
import { resourceWords } from '../../words/resourceLabel';
import type { ImportReport, ReportedRecord } from './report';
import { withRoomExplained } from './roomForFile';

/**
 * Stores the content of a report without problems, all of it or nothing.
 * @throws {StorageRefusedError} if the browser refuses; if there is no room, it names the file's own pictures
 */
export async function applyReport(report: ImportReport): Promise<void> {
  if (report.problems.length > 0) throw new Error('A file with problems is not loaded.');
  const { content, madeOn, added, changed, removed, reordered } = report;
  const touched = [...new Set([...resourcesOf([...added, ...changed, ...removed]), ...reordered])];
  // Also undefined, where the file does not say it: counted as made here, its old records would be published unasked.
  const versions = madeOn && Object.fromEntries(touched.map((name) => [name, madeOn[name]]));
  const save = async () => {
    const change = await changeContent(
      (now) => {
        refuseUnlessAsShown(report, now);
        return content;
      },
      () => (versions ? [madeOnNote(versions)] : []),
    );
    if (versions) forgetDownloads(touched);
    return change;
  };
  try {
    await replaceEdits(() => saveContent({ what: 'imported', detail: detailOf(report) }, save));
  } catch (error) {
    throw withRoomExplained(error, report);
  }
}

function refuseUnlessAsShown({ content, follows, comparedWith }: ImportReport, now: Content): void {
  const shown = [...resourceNames.filter((name) => content[name]), ...resourcesOf(follows)];
  if (shown.every((name) => equal(now[name], comparedWith[name]))) return;
  throw new Error('The content was changed after this report was made. Choose the file again.');
}

const resourcesOf = (records: readonly ReportedRecord[]) => records.map(({ resource }) => resource);

/** What the history says of it: "2 added, 1 changed, categories in another order, with it 1 industry". */
function detailOf({ follows, reordered, ...report }: ImportReport): string {
  const counts = (['added', 'changed', 'removed'] as const)
    .filter((what) => report[what].length > 0)
    .map((what) => `${report[what].length} ${what}`);
  const orders = reordered.map((name) => `${resourceWords(name)} in another order`);
  const others = follows.length > 0 ? [`with it ${countsIn(follows).join(', ')}`] : [];
  return [...counts, ...orders, ...others].join(', ');
}
