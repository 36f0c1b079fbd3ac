import type { ValidContentFile } from '../../src/shared/catalogue/contentFile.ts';
import { haveSameRecords } from '../../src/shared/contentVersion.ts';
import { type ResourceName, resourceNames } from '../../src/shared/storage/keys.ts';
import type { Applied } from './applied.ts';

type Choice = {
  /** What is to be written. */
  content: ValidContentFile['content'];
  /** Nobody edited these where the file is from: they are as the site had them then, which may be long ago. */
  leftOut: ResourceName[];
  /**
   * Edited on another version than the repository's, which did not come from the same browser: writing these would undo
   * what was published since.
   */
  outdated: ResourceName[];
};

/**
 * Which collections to write; all, where the file has no `basis`, as those of earlier versions of the site.
 * @param repository what it holds; asked for only where there is something to compare
 * @param over is written, whatever it stands on
 */
export function chooseCollections(
  { content, basis, lineage }: ValidContentFile,
  repository: () => { versions: Record<ResourceName, string>; applied: Applied },
  over: readonly ResourceName[],
): Choice {
  const judged = resourceNames.filter((name) => content[name] && basis?.[name] && !over.includes(name));
  const leftOut = judged.filter((name) => !basis?.[name]?.isEdited);
  const edited = judged.filter((name) => basis?.[name]?.isEdited);
  const isOutdated = ({ versions, applied }: ReturnType<typeof repository>) => {
    const isOwn = (name: ResourceName) => {
      const { download, version } = applied[name] ?? {};
      const own = [lineage?.download, ...(lineage?.earlier[name] ?? [])];
      return haveSameRecords(version, versions[name]) && own.includes(download);
    };
    return (name: ResourceName) => !haveSameRecords(basis?.[name]?.version, versions[name]) && !isOwn(name);
  };
  return {
    content: Object.fromEntries(
      Object.entries(content).filter(([name]) => !leftOut.some((other) => other === name)),
    ),
    leftOut,
    outdated: edited.length > 0 ? edited.filter(isOutdated(repository())) : [],
  };
}
