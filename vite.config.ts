import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './tools/bundle/chunks.ts';
import { shortClassName } from './tools/bundle/classNames.ts';
import { compileAheadPlugin } from './tools/bundle/compileAhead.ts';
import { knownConditionsPlugin } from './tools/bundle/knownConditions.ts';
import { licencesPlugin } from './tools/bundle/licences.ts';
import { contentPlugin } from './tools/content/plugin.ts';
import { checkEnvironment, standInsPlugin } from './tools/environment.ts';
import { hostingPlugin } from './tools/hosting/plugin.ts';
import { offlinePlugin } from './tools/offline/plugin.ts';
import { prerenderPlugin } from './tools/prerender/plugin.ts';
import { seoPlugin } from './tools/seo/plugin.ts';

export default defineConfig(({ mode }) => {
  checkEnvironment(loadEnv(mode, import.meta.dirname));
  return {
    plugins: [
      react(),
      knownConditionsPlugin(),
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
      // Vite's list, but Firefox from 115 (`toSorted`) and Safari from 16.0: until 16.4 it drops the rules in
      // `(width<=767px)`, so these are written the old way.
      target: ['chrome111', 'edge111', 'firefox115', 'safari16', 'ios16'],
      // A page comes with the rules that it uses (tools/prerender); one sheet with all others follows with the script.
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      // Every browser that runs the site's modules preloads them by itself, or does without.
      modulePreload: { polyfill: false },
      // The admin is large by its nature and loads apart; `npm run sizes` watches what visitors download.
      chunkSizeWarningLimit: 2000,
    },
    server: { port: 5173 },
    test: {
      include: ['tests/{unit,sample}/**/*.test.{ts,tsx}'],
      environment: 'happy-dom',
      // Started sooner than processes.
      pool: 'threads',
      // By itself it leaves one processor idle, which of two is half.
      maxWorkers: '100%',
      // Properties are tried many times over: a slow machine may take its time.
      testTimeout: 60_000,
    },
  };
});
