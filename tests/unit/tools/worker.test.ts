import { afterEach, describe, expect, it } from 'vitest';
import { Worker } from '../../../tools/pictures/worker';

/** Does what its task says. */
const PROGRAM = `
  require('node:readline').createInterface({ input: process.stdin }).on('line', (task) => {
    if (task !== 'do') console.error('cannot ' + task);
    console.log(task === 'fail' ? 'FAILED' : 'DONE');
    if (task === 'end') process.exit(3);
  });
`;

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('a program that does one task a line', () => {
  let worker: Worker;
  const start = (program: string) => {
    worker = new Worker(process.execPath, ['-e', program]);
  };
  afterEach(() => worker.close());

  it('does one after the other, those after one that failed too', async () => {
    start(PROGRAM);
    await worker.ask('do');
    await expect(worker.ask('fail')).rejects.toThrow('cannot fail');
    await worker.ask('do');
  });

  it('says so where it ends between two tasks', async () => {
    start(PROGRAM);
    await worker.ask('end');
    await soon();
    await expect(worker.ask('do')).rejects.toThrow(/ended:\s+cannot end/);
    await expect(worker.ask('do')).rejects.toThrow(/ended:\s+cannot end/);
  });

  it('says so where it ends with a task in its hands', async () => {
    start("console.error('out of memory'); process.stdin.once('data', () => process.exit(3))");
    await expect(worker.ask('do')).rejects.toThrow(/ended:\s+out of memory/);
  });
});
