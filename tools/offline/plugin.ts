import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type ResolvedVitePWAOptions, VitePWA } from 'vite-plugin-pwa';
import { workerPath } from '../../src/shared/paths.ts';
import { cacheLimits, cacheNames } from '../../src/site/offline/cacheNames.ts';
import { readManifest } from '../bundle/manifest.ts';
import { onSiteBuild } from '../bundle/siteBuild.ts';
import { keptFiles } from './keptFiles.ts';
import { webManifest } from './webManifest.ts';

/** Bytes. A catalogue of thousands makes one chunk that no visitor should be sent unasked. */
const LARGEST_KEPT = 1_500_000;

/**
 * The home page under an address that nobody visits, so that home itself stays network first. Without network
 * it stands in for every page that was not visited: it is marked as another's file, and the script renders the
 * page that the address asks for.
 */
const SHELL = '/?offline';

/**
 * The service worker and the web app manifest. Pages come from the network first; what was visited, and what the
 * script can render by itself, opens without. Only GET requests of this site's pages and pictures, and the files
 * kept ahead of time, go through it: not the admin's pages, not the forms, nothing of another host.
 */
export function offlinePlugin(): Plugin[] {
  const plugins = VitePWA({
    filename: workerPath.slice(1),
    registerType: 'prompt',
    // The site registers it itself, late: src/site/offline/keepOffline.ts.
    injectRegister: false,
    manifest: webManifest(),
    // The telephone keeps them itself.
    includeManifestIcons: false,
    integration: { beforeBuildServiceWorker: chooseFiles },
    workbox: {
      navigateFallback: null,
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      // These functions are written into the worker as text: they use nothing from outside.
      runtimeCaching: [
        {
          // Pages are the addresses without an ending. The first is kept by a message, which asks for it as any script
          // does. A script that goes past the browser's cache wants to know whether the host answers, and what.
          urlPattern: ({ url, sameOrigin, request }) =>
            sameOrigin &&
            (request.mode === 'navigate' || request.cache === 'default') &&
            !/^\/admin(?:\/|$)/.test(url.pathname) &&
            !/\.\w+$/.test(url.pathname),
          handler: 'NetworkFirst',
          options: {
            cacheName: cacheNames.pages,
            networkTimeoutSeconds: 3,
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: cacheLimits.pages, purgeOnQuotaError: true },
            precacheFallback: { fallbackURL: SHELL },
          },
        },
        {
          urlPattern: ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
          handler: 'StaleWhileRevalidate',
          options: {
            cacheName: cacheNames.pictures,
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: cacheLimits.pictures, purgeOnQuotaError: true },
          },
        },
      ],
    },
  });
  return plugins
    .filter(({ apply }) => apply !== 'serve')
    .map((plugin) => ({ ...whereWritten(plugin), apply: onSiteBuild }));
}

/** Vite closes a build that failed, too: that the worker's files are missing then would be told instead of the fault. */
function whereWritten(plugin: Plugin): Plugin {
  const { closeBundle } = plugin;
  if (typeof closeBundle !== 'object') return plugin;
  let isWritten = false;
  return {
    ...plugin,
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      ...closeBundle,
      async handler(error) {
        if (isWritten) await closeBundle.handler.call(this, error);
      },
    },
  };
}

/** When everything else of the site is written: what the worker keeps ahead of time. */
function chooseFiles({ workbox }: ResolvedVitePWAOptions): void {
  const folder = workbox.globDirectory ?? '';
  workbox.globPatterns = keptFiles(readManifest(folder)).filter(
    (file) => statSync(join(folder, file)).size <= LARGEST_KEPT,
  );
  const revision = createHash('sha256')
    .update(readFileSync(join(folder, 'index.html')))
    .digest('hex')
    .slice(0, 16);
  workbox.additionalManifestEntries = [
    ...(workbox.additionalManifestEntries ?? []),
    { url: SHELL, revision },
  ];
}
