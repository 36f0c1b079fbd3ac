import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FILES, BUILD_FOLDERS } from '../tools/buildSources';

/**
 * A file or folder that a build reads and that changed after `time` (ms), relative to the project's folder; undefined
 * if none did. A folder's own time shows that something in it was removed or renamed.
 */
export function changedSince(time: number, project: string): string | undefined {
  const files = [...BUILD_FILES, ...BUILD_FOLDERS.flatMap((folder) => [folder, ...below(folder)])];
  return files.find((file) => {
    const found = statSync(join(project, file), { throwIfNoEntry: false });
    return found !== undefined && found.mtimeMs > time;
  });

  function below(folder: string): string[] {
    const names = readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' });
    return names.map((name) => join(folder, name));
  }
}
