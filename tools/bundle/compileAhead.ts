import type { Plugin } from 'vite';

/** What V8 looks for at the very start of a file. */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile the entry, and each chunk with code of `src/site`, while it is fetched, beside the page.
 * Compiled when it is first called, it holds a slow telephone up: by a tenth of a second at the first step from page to
 * page.
 */
export function compileAheadPlugin(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // Vite puts the list of what a file fetches before everything else.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const isPublic = file.isEntry || file.moduleIds.some((id) => id.includes('/src/site/'));
          if (isPublic) file.code = COMPILE_AHEAD + file.code;
        }
      },
    },
  };
}
