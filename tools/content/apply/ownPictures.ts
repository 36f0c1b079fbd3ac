import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PICTURE_FILES, withPictureFiles } from '../../../src/shared/catalogue/publishing/pictureFiles.ts';
import type { FileChanges } from '../replaceFiles.ts';
import type { ContentToWrite } from '../writeDefaults.ts';

/** The records with addresses instead of embedded pictures, and the pictures still to be written, by path. */
export function takeOutPictures(content: ContentToWrite, publicFolder: string) {
  // Settings are left out, because the owner's snippets must not be changed.
  const { settings, ...others } = content;
  const pictures = new Map<string, Buffer>();
  const text = withPictureFiles(JSON.stringify(others), (address, embedded) => {
    const bytes = bytesOf(embedded);
    const path = join(publicFolder, address);
    if (!existsSync(path) || !readFileSync(path).equals(bytes)) pictures.set(path, bytes);
  });
  return { records: { ...(JSON.parse(text) as ContentToWrite), settings }, pictures };
}

/** The bytes of an embedded picture. */
export const bytesOf = (embedded: string): Buffer =>
  Buffer.from(embedded.slice(embedded.indexOf(',') + 1), 'base64');

/** Matches the names of published pictures. Other files in that folder were put there by hand. */
const PICTURE_FILE = /^\d+-[0-9a-z]+\.(?:webp|jpeg|png)$/;

/** Matches an address in that folder; the group is the file's name. */
const NAMED = new RegExp(`${PICTURE_FILES}([\\w.-]+)`, 'g');

/** The picture files that no record names after the changes, and the missing ones that a record names. */
export function comparePictures(
  folder: string,
  changes: FileChanges,
  publicFolder: string,
): { unused: string[]; missing: string[] } {
  const named = new Set(
    textsAfter(folder, changes).flatMap((text) => [...text.matchAll(NAMED)].map(([, name = '']) => name)),
  );
  const pictureFolder = join(publicFolder, PICTURE_FILES);
  const there = existsSync(pictureFolder) ? readdirSync(pictureFolder) : [];
  const present = new Set([...there, ...[...changes.writes.keys()].map((path) => basename(path))]);
  return {
    unused: there
      .filter((name) => PICTURE_FILE.test(name) && !named.has(name))
      .map((name) => join(pictureFolder, name)),
    missing: [...named].filter((name) => !present.has(name)).map((name) => PICTURE_FILES + name),
  };
}

/** The texts of all files in the folder as the changes will leave it. */
function textsAfter(folder: string, { writes, removals }: FileChanges): string[] {
  const kept = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !writes.has(path) && !removals.includes(path));
  const written = [...writes.values()].filter((data) => typeof data === 'string');
  return [...kept.map((path) => readFileSync(path, 'utf8')), ...written];
}
