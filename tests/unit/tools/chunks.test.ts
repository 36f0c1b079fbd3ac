import { type Rolldown, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { chunksPlugin } from '../../../tools/bundle/chunks';
import { temporaryFolder } from './temporaryFolder';

const folder = temporaryFolder();

/** The name of the chunk that the group puts a module into, in a build of the folder, or null. */
async function chunkOf(group: string, file: string, imports: Readonly<Record<string, readonly string[]>>) {
  const { root, build } = await resolveConfig(
    { configFile: false, root: folder(), plugins: [chunksPlugin()] },
    'build',
  );
  const idOf = (name: string) => `${root}/${name}`;
  const modules = new Map(
    Object.entries(imports).map(([name, imported]) => [
      idOf(name),
      { importedIds: imported.map(idOf) } as Rolldown.ModuleInfo,
    ]),
  );
  const [output] = [build.rolldownOptions.output].flat();
  const groups = typeof output?.codeSplitting === 'object' ? output.codeSplitting.groups : [];
  const { name } = groups?.find(({ debugName }) => debugName === group) ?? {};
  if (typeof name !== 'function') throw new Error(`No group ${group} chooses by the module`);
  return name(idOf(file), { getModuleInfo: (id) => modules.get(id) ?? null });
}

// On Windows Vite spells the project's folder as the disk does, and this file's own path as it was typed.
it('what the loaders read content with is found by Vite’s own path of the project, apart from what every page has', async () => {
  const reader = 'src/shared/storage/store.ts';
  const reads = { 'src/site/loaders.ts': [reader] };
  expect(await chunkOf('contentReaders', reader, reads)).toBe('contentReaders');
  expect(await chunkOf('contentReaders', reader, { ...reads, 'index.html': [reader] })).toBeNull();
});

it('a part that every page has stays in the entry', async () => {
  const part = 'src/site/ui/Picture.tsx';
  expect(await chunkOf('parts', part, {})).toBe('parts');
  expect(await chunkOf('parts', part, { 'index.html': ['src/main.tsx'], 'src/main.tsx': [part] })).toBeNull();
});
