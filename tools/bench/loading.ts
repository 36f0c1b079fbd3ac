import lighthouse, { type Flags, type Result } from 'lighthouse';
import { median } from './figures';

/** Lighthouse's results: times in ms, sizes in bytes, scores from 0 to 100. */
export type LoadFigures = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  bytes: number;
  requests: number;
  /** The performance score first, then, if throttling is simulated, those of the other categories. */
  scores: number[];
};

/** How a slow phone is emulated: calculated from a fast load, or by actually slowing down the load. */
const throttlings = {
  simulated: { throttlingMethod: 'simulate' },
  applied: {
    throttlingMethod: 'devtools',
    throttling: {
      requestLatencyMs: 150,
      downloadThroughputKbps: 1600,
      uploadThroughputKbps: 750,
      cpuSlowdownMultiplier: 4,
    },
  },
} satisfies Record<string, Flags>;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type LoadOptions = { throttling: keyof typeof throttlings; runs: number };

/** A page, and the debugging port of the browser that visits it. */
export type Visit = { address: string; debuggingPort: number };

/**
 * The medians of several first visits to a page and to its copy without script. They are visited in turn, so that
 * whatever slows the machine for a while slows both. Each needs a browser of its own: one that comes from another site
 * is blocked for 100 ms while the page loads.
 */
export async function measureLoading(page: Visit, copy: Visit, options: LoadOptions) {
  const ofPage: Result[] = [];
  const ofCopy: Result[] = [];
  for (let run = 0; run < options.runs; run += 1) {
    ofPage.push(await visit(page, options));
    ofCopy.push(await visit(copy, options));
  }
  return { page: toFigures(ofPage), copy: toFigures(ofCopy) };
}

function toFigures(results: readonly Result[]): LoadFigures {
  const audit = (name: string) =>
    median(results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  return {
    firstPaint: audit('first-contentful-paint'),
    largestPaint: audit('largest-contentful-paint'),
    blocking: audit('total-blocking-time'),
    shift: audit('cumulative-layout-shift'),
    bytes: audit('total-byte-weight'),
    requests: median(results.map(countRequests)),
    scores: Object.keys(results[0]?.categories ?? {}).map((name) =>
      median(results.map((result) => (result.categories[name]?.score ?? Number.NaN) * 100)),
    ),
  };
}

/** @throws {Error} if the page could not be measured */
async function visit({ address, debuggingPort }: Visit, { throttling }: LoadOptions): Promise<Result> {
  const result = await lighthouse(address, {
    ...throttlings[throttling],
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: throttling === 'simulated' ? [...categories] : ['performance'],
    // As on a first visit. Lighthouse's own list does not include local storage.
    clearStorageTypes: ['file_systems', 'shader_cache', 'service_workers', 'cache_storage', 'local_storage'],
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${address}`);
  if (result.lhr.runtimeError) throw new Error(`${address}: ${result.lhr.runtimeError.message}`);
  return result.lhr;
}

function countRequests({ audits }: Result): number {
  const details = audits['network-requests']?.details;
  return details?.type === 'table' ? details.items.length : Number.NaN;
}
