import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_FILES, withPictureFiles } from '../../src/shared/catalogue/pictureFiles.ts';
import { DEFAULTS_FOLDER } from './readDefaults.ts';
import { replaceFiles } from './replaceFiles.ts';
import { type ContentToWrite, changesBy, draftsOf } from './writeDefaults.ts';

const PUBLIC_FOLDER = join(import.meta.dirname, '../../public');

/** What was done to the files, by their paths. */
type AppliedContent = {
  added: string[];
  changed: string[];
  removed: string[];
  /** Pictures that the content names, and that are not there. */
  missing: string[];
};

/**
 * Writes content into the built-in defaults, and each picture that stands in a record itself into a file of its own:
 * every list would carry it, where a file is fetched by who sees it. Such files go once nothing names them.
 */
export function applyContent(
  content: ContentToWrite,
  folder = DEFAULTS_FOLDER,
  publicFolder = PUBLIC_FOLDER,
): AppliedContent {
  const { records, pictures } = takeOutPictures(content, publicFolder);
  const changes = changesBy(records, folder);
  // The pictures first: no record ever names one that is not there.
  const writes = new Map([...pictures, ...changes.writes]);
  const isThere = new Set([...writes.keys()].filter(existsSync));
  replaceFiles({ writes, removals: changes.removals }, draftsOf(folder));
  const { unused, missing } = comparePictures(folder, join(publicFolder, PICTURE_FILES));
  for (const path of unused) rmSync(path);
  return {
    added: [...writes.keys()].filter((path) => !isThere.has(path)),
    changed: [...isThere],
    removed: [...changes.removals, ...unused],
    missing,
  };
}

/** The records with addresses in the place of pictures, and the pictures that are not there yet, by their paths. */
function takeOutPictures(content: ContentToWrite, publicFolder: string) {
  // Snippets in the settings are the owner's to the letter.
  const { settings, ...others } = content;
  const pictures = new Map<string, Buffer>();
  const text = withPictureFiles(JSON.stringify(others), (address, embedded) => {
    const bytes = Buffer.from(embedded.slice(embedded.indexOf(',') + 1), 'base64');
    const path = join(publicFolder, address);
    if (!existsSync(path) || !readFileSync(path).equals(bytes)) pictures.set(path, bytes);
  });
  return { records: { ...(JSON.parse(text) as ContentToWrite), settings }, pictures };
}

/** Other files in that folder were put there by hand. */
const PICTURE_FILE = /^\d+-[0-9a-z]+\.(?:webp|jpeg|png)$/;

function comparePictures(folder: string, pictureFolder: string): { unused: string[]; missing: string[] } {
  const named = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .flatMap((text) => [...text.matchAll(NAMED)].map(([, name = '']) => name)),
  );
  const present = existsSync(pictureFolder) ? readdirSync(pictureFolder) : [];
  return {
    unused: present
      .filter((name) => PICTURE_FILE.test(name) && !named.has(name))
      .map((name) => join(pictureFolder, name)),
    missing: [...named].filter((name) => !present.includes(name)).map((name) => PICTURE_FILES + name),
  };
}

const NAMED = new RegExp(`${PICTURE_FILES}([\\w.-]+)`, 'g');
