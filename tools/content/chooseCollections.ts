import type { ValidContentFile } from '../../src/shared/catalogue/contentFile.ts';
import { storageKeys } from '../../src/shared/storage/keys.ts';
import type { Defaults } from './readDefaults.ts';

export type CollectionName = keyof Defaults;

export const collectionNames = Object.keys(storageKeys) as CollectionName[];

type Choice = {
  /** What is to be written. */
  content: ValidContentFile['content'];
  /** Nobody edited these where the file is from: they are as the site had them then, which may be long ago. */
  leftOut: CollectionName[];
  /** These were edited over other records than the repository's: what was published since is not in them. */
  outdated: CollectionName[];
};

/**
 * Which of a file's collections are to be written. All of a file that does not say what it stands on, as those of
 * earlier versions of the site.
 * @param versions of the repository's content; asked for only where there is something to compare
 * @param over is written, whatever it stands on
 */
export function chooseCollections(
  { content, basis }: ValidContentFile,
  versions: () => Record<CollectionName, string>,
  over: readonly CollectionName[],
): Choice {
  const judged = collectionNames.filter((name) => content[name] && basis?.[name] && !over.includes(name));
  const leftOut = judged.filter((name) => !basis?.[name]?.isEdited);
  const edited = judged.filter((name) => basis?.[name]?.isEdited);
  const now = edited.length > 0 ? versions() : undefined;
  return {
    content: Object.fromEntries(
      Object.entries(content).filter(([name]) => !leftOut.some((other) => other === name)),
    ),
    leftOut,
    outdated: edited.filter((name) => basis?.[name]?.version !== now?.[name]),
  };
}
