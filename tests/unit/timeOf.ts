import { realNow } from './patience';

/**
 * The milliseconds that the work takes, to compare with those of other work: machines differ. The least of three times,
 * because whatever else the machine does only adds to them.
 */
export async function timeOf(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 1; run <= 3; run += 1) {
    const start = realNow();
    await work();
    times.push(realNow() - start);
  }
  return Math.min(...times);
}
