import { chromium } from '@playwright/test';
import { readArguments, readNumber } from './arguments';
import { measureAdmin } from './bench/adminScreens';
import { digits, printTable } from './bench/figures';
import { browserToUse } from './browser';
import { startLocalServer } from './childServer';
import { requireSite } from './requireSite';

/*
 * `npm run bench:admin`: measures how long the owner waits in the admin when the browser holds many products. No
 * measured time makes it fail.
 *
 *   --runs 5             runs for each figure; it prints their median
 *   --folder dist        the built site
 *   --products 1000,3000
 */

const { values } = readArguments({
  options: {
    runs: { type: 'string', default: '5' },
    folder: { type: 'string', default: 'dist' },
    products: { type: 'string', default: '1000,3000' },
  },
});

const runs = readNumber('runs', values.runs);
const counts = values.products.split(',').map((count) => readNumber('products', count));
requireSite(values.folder);

const server = await startLocalServer(values.folder);
const browser = await chromium.launch(browserToUse());
try {
  const origin = `http://localhost:${server.port}`;
  console.log(`Medians of ${runs}; ${values.folder}, Chromium ${browser.version()}`);
  const rows: string[][] = [];
  for (const count of counts) {
    const { stored, search, searchAlone, save } = await measureAdmin(browser, origin, count, runs);
    rows.push([digits(count), digits(stored / 1e6, 2), digits(search), digits(searchAlone), digits(save)]);
  }
  printTable(
    'The admin: from the key stroke to the painted list, and from Save to done',
    ['products', 'million characters', 'search ms', 'without the pause for typing', 'save ms'],
    rows,
  );
} finally {
  await Promise.all([browser.close(), server.stop()]);
}
