import { type BinaryToTextEncoding, createHash } from 'node:crypto';
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

/** In bytes. A catalogue of thousands makes one chunk too large to send to every visitor unasked. */
const LARGEST_KEPT = 1_500_000;

/**
 * The home page at an address that nobody visits, so that home itself remains network first. Offline it is served for
 * every page that was not visited: because it is marked as the file of another address, the script renders the page
 * that was requested.
 */
const SHELL = '/?offline';

/**
 * What the worker keeps besides the files that are there from the start: visited pages and pictures. Its functions are
 * copied into the worker as text, so they must not use anything from outside.
 */
export const runtimeCaching: NonNullable<ResolvedVitePWAOptions['workbox']['runtimeCaching']> = [
  {
    // Pages are the addresses without a file extension. The first page is cached by a message to the worker, which
    // fetches it as a script would. Requests that bypass the browser's cache are left to the network: they check
    // whether the host answers, and with what.
    urlPattern: ({ url, sameOrigin, request }) =>
      sameOrigin &&
      (request.mode === 'navigate' || request.cache === 'default') &&
      !/^\/admin(?:\/|$)/.test(url.pathname) &&
      !/\.\w+$/.test(url.pathname),
    handler: 'NetworkFirst',
    options: {
      cacheName: cacheNames.pages,
      networkTimeoutSeconds: 3,
      expiration: { maxEntries: cacheLimits.pages, purgeOnQuotaError: true },
      precacheFallback: { fallbackURL: SHELL },
      plugins: [
        {
          // A host that fails, as some do for a minute while a version is put online, is as good as none.
          fetchDidSucceed: async ({ response }) =>
            response.status < 500 ? response : Promise.reject(new Error(response.statusText)),
          // The shell is better than a page of an earlier version, whose script went with that version's worker. The
          // first script that a page names is the entry, in boot.js.
          cachedResponseWillBeUsed: async ({ cachedResponse }) => {
            const html = (await cachedResponse?.clone().text()) ?? '';
            const [script] = html.match(/\/assets\/[\w-]+\.js/) ?? [];
            return script && (await caches.match(script)) ? cachedResponse : undefined;
          },
        },
      ],
    },
  },
  {
    urlPattern: ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
    handler: 'StaleWhileRevalidate',
    options: {
      cacheName: cacheNames.pictures,
      expiration: { maxEntries: cacheLimits.pictures, purgeOnQuotaError: true },
      plugins: [
        {
          // A network that asks its users to log in, such as a hotel's, answers for every file with its own page.
          cacheWillUpdate: async ({ response }) =>
            response.ok && response.headers.get('Content-Type')?.startsWith('image/') ? response : null,
        },
      ],
    },
  },
];

/**
 * The service worker and the web app manifest. Pages come from the network first; visited pages, and those that the
 * script can render by itself, also open offline or while the host fails. The worker handles only GET requests for this
 * site's pages, pictures and precached files: not the admin's pages, not forms, nothing on other hosts.
 */
export function offlinePlugin(): Plugin[] {
  const plugins = VitePWA({
    filename: workerPath.slice(1),
    registerType: 'prompt',
    // The site itself registers the worker, late: src/site/offline/keepOffline.ts.
    injectRegister: false,
    manifest: webManifest(),
    // The phone stores the icons itself.
    includeManifestIcons: false,
    integration: { beforeBuildServiceWorker: chooseFiles },
    workbox: {
      navigateFallback: null,
      clientsClaim: true,
      inlineWorkboxRuntime: true,
      runtimeCaching,
    },
  });
  return plugins
    .filter(({ apply }) => apply !== 'serve')
    .map((plugin) => ({ ...onlyAfterWrite(plugin), apply: onSiteBuild }));
}

/** Skips `closeBundle` after a failed build, which would report the worker's missing files instead of the cause. */
function onlyAfterWrite(plugin: Plugin): Plugin {
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

/** Chooses what the worker precaches, once the rest of the site is written. */
function chooseFiles({ workbox }: ResolvedVitePWAOptions): void {
  const folder = workbox.globDirectory ?? '';
  workbox.globPatterns = keptFiles(readManifest(folder)).filter(
    (file) => statSync(join(folder, file)).size <= LARGEST_KEPT,
  );
  // What a host answers for a file that has not arrived yet may be a page: kept in the file's place, it would break the
  // site until the next version, whatever the host answers later. With these, no worker is installed from it.
  workbox.manifestTransforms = [
    (entries) => ({
      manifest: entries.map((entry) => ({
        ...entry,
        integrity: `sha256-${sha256(join(folder, entry.url), 'base64')}`,
      })),
    }),
  ];
  const revision = sha256(join(folder, 'index.html'), 'hex').slice(0, 16);
  // Instead of the web app manifest, which browsers read only where there is a network.
  workbox.additionalManifestEntries = [{ url: SHELL, revision }];
}

const sha256 = (file: string, encoding: BinaryToTextEncoding): string =>
  createHash('sha256').update(readFileSync(file)).digest(encoding);
