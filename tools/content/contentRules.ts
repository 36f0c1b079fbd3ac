import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { PROJECT } from '../folders.ts';

type ContentRules = typeof import('../../src/shared/catalogue/publishing/contentFile.ts');

/** Stubs the built-in content, which the schemas' modules import but no rule needs, and which may be invalid. */
const withoutContent: Plugin = {
  name: 'without-content',
  resolveId: (id) => (id.startsWith('virtual:defaults/') ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0virtual:defaults/') ? 'export default {};' : null),
};

/** Loads the rules for content that is published, through Vite, because Node itself cannot load the schemas. */
export async function loadContentRules(): Promise<ContentRules> {
  const { module } = await runnerImport<ContentRules>(
    join(PROJECT, 'src/shared/catalogue/publishing/contentFile.ts'),
    { root: PROJECT, logLevel: 'error', plugins: [withoutContent] },
  );
  return module;
}
