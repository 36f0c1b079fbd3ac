import { changeContent } from '../../shared/catalogue/changes';
import type { ResourceName } from '../../shared/storage/keys';
import { saveContent } from '../history/saveContent';
import { countsIn } from '../history/words';
import { equal } from '../records/equality';
import { forgetDownloads } from '../storage/downloads';
import { madeOnNote } from '../storage/madeOn';
import { replaceEdits } from '../storage/replaceEdits';
import { resourceWords } from '../words/resourceLabel';
import type { ImportReport } from './report';

/**
 * Stores the content of a report without problems, all of it or nothing.
 * @throws {StorageRefusedError} if the browser refuses
 */
export async function applyReport(report: ImportReport): Promise<void> {
  const {
    content,
    problems,
    comparedWith,
    added,
    changed,
    removed,
    follows,
    reordered,
    isContentFile,
    madeOn,
  } = report;
  if (problems.length > 0) throw new Error('A file with problems is not loaded.');
  const counts = `${added.length} added, ${changed.length} changed, ${removed.length} removed`;
  const orders = reordered.map((name) => `${resourceWords(name)} in another order`);
  const others = follows.length > 0 ? [`with it ${countsIn(follows).join(', ')}`] : [];
  const detail = [counts, ...orders, ...others].join(', ');
  const shown = new Set([
    ...(Object.keys(content) as ResourceName[]),
    ...follows.map(({ resource }) => resource),
  ]);
  const touched = [
    ...new Set([...added, ...changed, ...removed].map(({ resource }) => resource).concat(reordered)),
  ];
  // Also where the file does not say it: counted as made here, its old records would be published unasked.
  const versions = Object.fromEntries(touched.map((name) => [name, madeOn[name]]));
  const save = async () => {
    const change = await changeContent(
      (now) => {
        const isStale = [...shown].some((name) => !equal(now[name], comparedWith[name]));
        if (isStale)
          throw new Error('The content was changed after this report was made. Choose the file again.');
        return content;
      },
      () => (isContentFile ? [madeOnNote(versions)] : []),
    );
    if (isContentFile) forgetDownloads(touched);
    return change;
  };
  await replaceEdits(() => saveContent({ what: 'imported', detail }, save));
}
