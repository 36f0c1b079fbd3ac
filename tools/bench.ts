import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readArguments, readNumber, refuseArguments } from './arguments';
import { benchPages } from './bench/benchPages';
import { copyWithoutScript } from './bench/plainCopy';
import { reportBuilds, reportInteractions, reportLoading } from './bench/reports';
import { browserToUse } from './browser';
import { freePort, startLocalServer } from './childServer';
import { PROJECT } from './folders';
import { requireSite } from './requireSite';

/*
 * `npm run bench`: measures how fast the built site is, compared with the same pages without script. With `--build` it
 * measures instead how long builds take and how large they are, which is slow.
 *
 *   --runs 5                   visits for each figure; it prints their median
 *   --folder dist              the built site
 *   --only loading             or interactions
 *   --pages home,list          loads only these pages, out of home, list, product and article
 *   --products 100,1000,5000   with --build
 */

const PLAIN = '.cache/bench-plain';

const { values } = readArguments({
  options: {
    runs: { type: 'string', default: '5' },
    folder: { type: 'string', default: 'dist' },
    only: { type: 'string' },
    pages: { type: 'string' },
    build: { type: 'boolean', default: false },
    products: { type: 'string', default: '100,1000,5000' },
  },
});

if (values.only && !['loading', 'interactions'].includes(values.only))
  refuseArguments(`--only takes "loading" or "interactions", not "${values.only}".`);

if (values.build) {
  reportBuilds(values.products.split(',').map((count) => readNumber('products', count)));
} else await reportSpeed(values.folder, readNumber('runs', values.runs));

async function reportSpeed(folder: string, runs: number): Promise<void> {
  const pages = benchPages(values.pages?.split(','));
  await copyWithoutScript(requireSite(folder), join(PROJECT, PLAIN), pages);
  const [site, plain] = [await serve(folder), await serve(PLAIN)];
  try {
    console.log(`Medians of ${runs}; ${folder}, brotli, Chromium ${site.browser.version()}`);
    if (values.only !== 'interactions') {
      for (const throttling of ['simulated', 'applied'] as const)
        await reportLoading(site, plain, pages, { runs, throttling });
    }
    if (values.only !== 'loading') await reportInteractions(site.browser, site.origin, runs);
  } finally {
    await Promise.all([site.close(), plain.close()]);
  }
}

/** Serves a folder, and starts a browser that visits nothing else. */
async function serve(folder: string) {
  const server = await startLocalServer(folder);
  const debuggingPort = await freePort();
  const browser = await chromium.launch(browserToUse([`--remote-debugging-port=${debuggingPort}`]));
  const close = () => Promise.all([browser.close(), server.stop()]);
  return { origin: `http://localhost:${server.port}`, debuggingPort, browser, close };
}
