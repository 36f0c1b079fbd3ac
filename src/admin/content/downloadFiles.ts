import { refuseIfOvertaken } from '../../shared/catalogue/changes/changeContent';
import { collections } from '../../shared/catalogue/collections';
import { currentContent } from '../../shared/catalogue/content';
import { type ContentBasis, formatContentFile } from '../../shared/catalogue/publishing/contentFile';
import { resourceNames } from '../../shared/storage/keys';
import { lastSave } from '../history/saving/lastSave';
import { exportProducts } from '../spreadsheet/exportProducts';
import { editsForNextFile, noteDownload, noteLastDownload } from '../storage/downloads';
import { madeOnVersion } from '../storage/madeOn';
import { download } from '../ui/download';
import { localDate } from '../words/dates';

/** @throws {OvertakenError} if the site was updated since this page was opened */
export async function downloadContent(): Promise<void> {
  refuseIfOvertaken('downloaded');
  const now = new Date();
  // All of these read what is stored before the first await.
  const basis = currentBasis();
  const save = lastSave();
  const edited = editsForNextFile();
  const lineage = noteDownload();
  const content = await currentContent();
  const text = formatContentFile(content, now, { basis, lineage });
  download(`content-${localDate(now)}.json`, 'application/json', text);
  noteLastDownload({ at: now.getTime(), save, edited });
}

/** Lets `npm run content:apply` recognise a file that would revert what was published since. */
function currentBasis(): ContentBasis {
  return Object.fromEntries(
    resourceNames.map((name) => [
      name,
      { version: madeOnVersion(name), isEdited: collections[name].isEdited() },
    ]),
  );
}

/** @throws {OvertakenError} if the site was updated since this page was opened */
export async function downloadProductTable(): Promise<void> {
  const { products } = await currentContent();
  exportProducts(products);
}
