import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunksPlugin } from './tools/bundle/chunks.ts';
import { shortClassName } from './tools/bundle/classNames.ts';
import { compileAheadPlugin } from './tools/bundle/compileAhead.ts';
import { knownConditionsPlugin } from './tools/bundle/knownConditions.ts';
import { licencesPlugin } from './tools/bundle/licences.ts';
import { contentPlugin } from './tools/content/plugin.ts';
import { checkEnvironment } from './tools/environment.ts';
import { hostingPlugin } from './tools/hosting/plugin.ts';
import { offlinePlugin } from './tools/offline/plugin.ts';
import { prerenderPlugin } from './tools/prerender/plugin.ts';
import { seoPlugin } from './tools/seo/plugin.ts';
import { standInsPlugin } from './tools/standIns.ts';

const withDocument = { environment: 'happy-dom' };
const adminTests = { ...withDocument, setupFiles: ['tests/unit/admin/setup.ts'] };
/** Tests whose files share their modules: loading those, and a document's, takes longer than most tests. */
const sharingTests = { isolate: false };
const TESTS = 'tests/{unit,sample}/**/*';
/** Tests that replace modules, need them as they were loaded, or leave listeners on the window. */
const ISOLATED = `${TESTS}.isolated.test`;
const ADMIN_SCREENS = 'tests/unit/admin/**/!(*.isolated).test.tsx';

export default defineConfig(({ mode }) => {
  checkEnvironment(loadEnv(mode, import.meta.dirname));
  return {
    plugins: [
      react(),
      knownConditionsPlugin(),
      chunksPlugin(),
      compileAheadPlugin(),
      standInsPlugin(),
      contentPlugin(),
      prerenderPlugin(),
      seoPlugin(),
      offlinePlugin(),
      licencesPlugin(),
      hostingPlugin(),
    ],
    css: { modules: { generateScopedName: shortClassName } },
    build: {
      manifest: true,
      // Vite's defaults, except Chrome, Edge and Firefox from the last for Windows 7 and 8, and Safari from 16.0, which
      // until 16.4 drops the rules in `(width<=767px)`, so these media queries are written in the older syntax.
      target: ['chrome109', 'edge109', 'firefox115', 'safari16', 'ios16'],
      // A page comes with the rules that it uses (tools/prerender); one sheet with all rules follows with the script.
      cssCodeSplit: false,
      rolldownOptions: {
        // Its warning would hide what the build says of stand-ins: writing the pages takes the time that it takes.
        checks: { bundlerTimings: false },
      },
      // Browsers that run the site's modules either support module preloading or work without it.
      modulePreload: { polyfill: false },
      // The admin is large and loads separately; tests/built/sizes.test.ts limits what visitors download.
      chunkSizeWarningLimit: 2000,
    },
    server: { port: 5173 },
    test: {
      setupFiles: ['tests/unit/setup.ts'],
      projects: [
        // A thread that runs another project's file in between is thrown away, with the modules: each project that
        // shares them has its own turn. Each file is in one project: in the first one, if no other takes it.
        {
          extends: true,
          test: {
            ...sharingTests,
            name: 'others',
            include: [`${TESTS}.{test,spec}.{ts,tsx}`],
            exclude: ['**/*.{dom,isolated}.test.*', ADMIN_SCREENS],
          },
        },
        {
          extends: true,
          test: {
            ...sharingTests,
            ...withDocument,
            name: 'with a document',
            include: [`${TESTS}.dom.test.{ts,tsx}`],
            exclude: [ADMIN_SCREENS],
            sequence: { groupOrder: 1 },
          },
        },
        {
          extends: true,
          test: {
            ...sharingTests,
            ...adminTests,
            name: 'admin',
            include: [ADMIN_SCREENS],
            sequence: { groupOrder: 2 },
          },
        },
        { extends: true, test: { name: 'isolated', include: [`${ISOLATED}.ts`] } },
        {
          extends: true,
          test: { ...adminTests, name: 'isolated, with a document', include: [`${ISOLATED}.tsx`] },
        },
      ],
      // What a test replaced is put back before the next one.
      restoreMocks: true,
      unstubGlobals: true,
      // What a passing test's code warns of is what that test provokes.
      silent: 'passed-only',
      // Threads start faster than processes.
      pool: 'threads',
      // By default Vitest leaves one processor idle, which is half of two.
      maxWorkers: '100%',
      // As in the browser (playwright.config.ts). A property that does not hold fails at once, as the next run may miss it.
      retry: process.env.CI ? { count: 1, condition: /^(?!Property failed)/ } : 0,
      // Long, because property tests run many times and the machine may be slow.
      testTimeout: 60_000,
      // As long: some start a server, which may take 20 s (tools/childServer.ts). By default a hook has 10.
      hookTimeout: 60_000,
    },
  };
});
