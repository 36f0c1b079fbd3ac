import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { shortClassName } from './tools/classNames';
import { contentPlugin } from './tools/content/plugin';
import { checkEnvironment } from './tools/environment';
import { hostingPlugin } from './tools/hosting/plugin';
import { offlinePlugin } from './tools/offline/plugin';
import { prerenderPlugin } from './tools/prerender/plugin';
import { seoPlugin } from './tools/seo/plugin';

export default defineConfig(({ mode }) => {
  checkEnvironment(loadEnv(mode, import.meta.dirname));
  return {
    plugins: [react(), contentPlugin(), prerenderPlugin(), seoPlugin(), offlinePlugin(), hostingPlugin()],
    css: { modules: { generateScopedName: shortClassName } },
    build: {
      manifest: true,
      // The admin is large by its nature and loads apart; `npm run sizes` watches what visitors download.
      chunkSizeWarningLimit: 2000,
    },
    server: { port: 5173 },
    test: {
      include: ['tests/unit/**/*.test.{ts,tsx}'],
      exclude: configDefaults.exclude,
      environment: 'happy-dom',
    },
  };
});
