import type { ValidContentFile } from '../../../src/shared/catalogue/publishing/contentFile.ts';
import { isSameContentVersion } from '../../../src/shared/catalogue/publishing/contentVersion.ts';
import { type ResourceName, resourceNames } from '../../../src/shared/storage/keys.ts';
import type { Applied } from './applied.ts';

type Choice = {
  /** The content to write. */
  content: ValidContentFile['content'];
  /** Not edited in the browser that the file comes from: they are the site's own, and may be long out of date. */
  leftOut: ResourceName[];
  /**
   * Edited on another version than the repository's, which does not come from an earlier download of the same browser:
   * writing these would undo what was published since.
   */
  outdated: ResourceName[];
};

/**
 * Chooses which collections to write: all if the file has no `basis`, like those of earlier versions of the site.
 * @param repository reads the repository's state; called only if there is something to compare
 * @param over collections to write regardless of their basis
 */
export function chooseCollections(
  { content, basis, lineage }: ValidContentFile,
  repository: () => { versions: Record<ResourceName, string>; applied: Applied },
  over: readonly string[],
): Choice {
  const judged = resourceNames.filter((name) => content[name] && basis?.[name] && !over.includes(name));
  const leftOut = judged.filter((name) => !basis?.[name]?.isEdited);
  const edited = judged.filter((name) => basis?.[name]?.isEdited);
  const chosen = Object.fromEntries(
    Object.entries(content).filter(([name]) => !leftOut.some((other) => other === name)),
  );
  if (edited.length === 0) return { content: chosen, leftOut, outdated: [] };
  const { versions, applied } = repository();
  const isOutdated = (name: ResourceName) => {
    if (isSameContentVersion(basis?.[name]?.version, versions[name])) return false;
    const { downloads = [], version } = applied[name] ?? {};
    const own = lineage?.earlier[name] ?? [];
    return !isSameContentVersion(version, versions[name]) || !downloads.some((one) => own.includes(one));
  };
  return { content: chosen, leftOut, outdated: edited.filter(isOutdated) };
}
