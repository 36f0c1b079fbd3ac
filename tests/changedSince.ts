import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FILES, BUILD_FOLDERS } from '../tools/buildSources';

/**
 * What a build reads and was changed after that time (ms), from the project's folder; undefined where nothing was. A
 * folder's own time tells what was removed or renamed in it.
 */
export function changedSince(time: number, project: string): string | undefined {
  const files = [
    ...BUILD_FILES,
    '.env.e2e',
    ...BUILD_FOLDERS.flatMap((folder) => [folder, ...below(folder)]),
  ];
  return files.find((file) => {
    const found = statSync(join(project, file), { throwIfNoEntry: false });
    return found !== undefined && found.mtimeMs > time;
  });

  function below(folder: string): string[] {
    const names = readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' });
    return names.map((name) => join(folder, name));
  }
}
