import { collections } from '../../shared/catalogue/collections';
import { type Content, currentContent } from '../../shared/catalogue/content';
import { resourceNames } from '../../shared/storage/keys';
import { lastSave } from '../history/lastSave';
import { parseCsv } from '../spreadsheet/csv';
import { rowsToProducts } from '../spreadsheet/productRows';
import { isMadeOnBuiltIn } from '../storage/madeOn';
import { reportOnFile, reportOnProducts } from './importReport';
import { builtInOfEdited } from './ownWork';
import type { ImportReport } from './report';
import { takenBackWarnings } from './takenBack';

/**
 * In bytes: over twice what storage holds, because in a file a letter can take two or three bytes, and fields are
 * separated by whitespace. Anything larger would hardly fit and is not even read.
 */
export const FILE_LIMIT = 12 * 1024 * 1024;

/**
 * Reports what a chosen file would change: a content file or, if its name says so, a table of products.
 * @throws {Error} with a message for the owner if the file is neither
 */
export async function reportOn(file: File): Promise<ImportReport> {
  if (file.size > FILE_LIMIT) {
    throw new Error('This file is too large: the browser keeps about 5 MB for the whole site.');
  }
  const [text, now] = await Promise.all([textOf(file), currentContent()]);
  if (!/\.(csv|tsv)$/i.test(file.name)) {
    const builtIn = await builtInOfEdited();
    const report = reportOnFile(text, now, lastSave(), builtIn);
    return isBasis(builtIn) ? report : { ...report, keepingOwn: undefined };
  }
  const report = reportOnProducts(rowsToProducts(parseCsv(text)), now);
  return { ...report, warnings: [...report.warnings, ...(await takenBackWarnings(report))] };
}

/**
 * Whether all edits here were made on these built-in records. Of edits on another build's, nobody can tell what the owner
 * changed and what was published since.
 */
const isBasis = (builtIn: Partial<Content>): boolean =>
  resourceNames.every((name) => !collections[name].isEdited() || (builtIn[name] && isMadeOnBuiltIn(name)));

/** By name: what a spreadsheet saves, whether it can be read here or not. */
const TABLE = /\.(?:csv|tsv|txt|xls[xmb]?|ods|numbers)$/i;

/**
 * Reads the file as strict UTF-8. Spreadsheets also write CSV in legacy code pages, whose letters beyond ASCII would
 * otherwise be stored as replacement characters.
 */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const isTable = TABLE.test(file.name);
  if (isTable && isWorkbook(new Uint8Array(bytes))) {
    throw new Error(
      'This is a workbook of the spreadsheet program itself. Save it there as “CSV UTF-8” and choose that file.',
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Error(
      isTable
        ? 'This file is not written in UTF-8, so letters such as ° would be lost. In the spreadsheet, save it as “CSV UTF-8”.'
        : `“${file.name}” holds neither content nor a table. Choose a file that was downloaded here: its name begins with “content” and ends in “.json”, or with “products” and in “.csv”.`,
    );
  }
}

/** Recognises workbooks by their first bytes: current ones are zip archives, older ones have their own signature. */
const isWorkbook = ([first, second, third, fourth]: Uint8Array): boolean =>
  (first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04) ||
  (first === 0xd0 && second === 0xcf && third === 0x11 && fourth === 0xe0);
