import type { Browser } from '@playwright/test';
import type { BenchPage } from './benchPages';
import { measureBuild } from './building';
import { digits, printTable, ratio } from './figures';
import { listInteractions, measureInteraction } from './interactions';
import { type LoadFigures, type LoadOptions, measureLoading, type Visit } from './loading';

/** The site, or its copy without script: its origin, such as `http://localhost:1234`, and the browser that visits it. */
type Served = { origin: string; debuggingPort: number };

const LOAD_HEAD = [
  '',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CLS',
  'kB',
  'requests',
  'speed',
  'access',
  'practice',
  'search',
];

const TITLES: Readonly<Record<LoadOptions['throttling'], string>> = {
  simulated: 'Lighthouse, mobile, simulated throttling',
  applied: 'Lighthouse, mobile, applied throttling: 150 ms, 1.6 Mbit/s, 4 × slower',
};

/** Prints the loading times of every page, with and without script, and the ratio of the two. */
export async function reportLoading(
  site: Served,
  plain: Served,
  pages: readonly BenchPage[],
  options: LoadOptions,
): Promise<void> {
  const rows: string[][] = [];
  for (const { name, address } of pages) {
    const { page, copy } = await measureLoading(at(site, address), at(plain, address), options);
    rows.push(
      [name, ...loadCells(page)],
      ['  without script', ...loadCells(copy)],
      ['  ratio', ...ratioCells(page, copy)],
    );
  }
  printTable(TITLES[options.throttling], LOAD_HEAD, rows);
}

const at = ({ origin, debuggingPort }: Served, path: string): Visit => ({
  address: origin + path,
  debuggingPort,
});

const loadCells = (figures: LoadFigures): string[] => [
  digits(figures.firstPaint),
  digits(figures.largestPaint),
  digits(figures.blocking),
  digits(figures.shift, 3),
  digits(figures.bytes / 1000, 1),
  digits(figures.requests),
  ...figures.scores.map((score) => digits(score)),
];

const ratioCells = (page: LoadFigures, copy: LoadFigures): string[] => [
  ratio(page.firstPaint, copy.firstPaint),
  ratio(page.largestPaint, copy.largestPaint),
];

/** Prints how long a visitor waits after a tap or a key, at full speed and on a slower processor. */
export async function reportInteractions(browser: Browser, origin: string, runs: number): Promise<void> {
  const rows: string[][] = [];
  for (const interaction of listInteractions()) {
    const fast = await measureInteraction(browser, origin, interaction, { runs, slowdown: 1 });
    const slow = await measureInteraction(browser, origin, interaction, { runs, slowdown: 4 });
    rows.push([interaction.name, digits(fast), digits(slow), ratio(slow, fast)]);
  }
  printTable('From the tap or key to the painted answer', ['', 'ms', 'ms at 4 × slower', 'ratio'], rows);
}

const BUILD_HEAD = ['products', 'seconds', 'pages', 'ms a page', 'MB', 'MB with br, gz', 'list kB (br)'];

/** Prints the time and size of builds, each with one of these numbers of products. */
export function reportBuilds(counts: readonly number[]): void {
  const rows = counts.map((count) => {
    const { milliseconds, pages, bytes, withCompressed, listBytes } = measureBuild(count);
    console.log(`Built ${count} products, ${pages} pages, in ${digits(milliseconds / 1000)} s`);
    return [
      digits(count),
      digits(milliseconds / 1000, 1),
      digits(pages),
      digits(milliseconds / pages, 1),
      digits(bytes / 1e6, 1),
      digits(withCompressed / 1e6, 1),
      digits(listBytes / 1000, 1),
    ];
  });
  printTable('Building', BUILD_HEAD, rows);
}
