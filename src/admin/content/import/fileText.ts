/** In bytes: over twice what storage holds, as letters take up to three in a file. A larger one is not even read. */
export const FILE_LIMIT = 12 * 1024 * 1024;

/** By name: what a spreadsheet saves, whether it can be read here or not. */
const TABLE = /\.(?:csv|tsv|txt|xls[xmb]?|ods|numbers)$/i;

/**
 * Reads the file as strict UTF-8. Spreadsheets also write CSV in legacy code pages, whose letters beyond ASCII would
 * otherwise be stored as replacement characters.
 * @throws {Error} with a message for the owner if it is too large or written otherwise
 */
export async function textOf(file: File): Promise<string> {
  if (file.size > FILE_LIMIT) {
    throw new Error(
      'This file is too large: the browser keeps about 5 MB for the whole site. If it is a content file, take out pictures that came from files where it was made, or have them published, and download the content there again.',
    );
  }
  const bytes = await file.arrayBuffer();
  const isTable = TABLE.test(file.name);
  if (isTable && isWorkbook(new Uint8Array(bytes))) {
    throw new Error(
      'This is a workbook of Excel or another spreadsheet program. Save it there as “CSV UTF-8” and choose that file.',
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
