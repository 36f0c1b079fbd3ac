import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Worker } from '../../../tools/pictures/worker';

const { children } = vi.hoisted(() => ({ children: [] as ChildProcess[] }));

vi.mock('node:child_process', async (load) => {
  const original = await load<typeof import('node:child_process')>();
  const spawn = (program: string, args: string[], options: object) => {
    const child = original.spawn(program, args, options);
    children.push(child);
    return child;
  };
  return { ...original, spawn };
});

/** Does what its task says. */
const PROGRAM = `
  require('node:readline').createInterface({ input: process.stdin }).on('line', (task) => {
    if (task !== 'do') console.error('cannot ' + task);
    console.log(task === 'fail' ? 'FAILED' : 'DONE');
    if (task === 'end') process.exit(3);
  });
`;

// Windows has no `nice`, and the programs that make pictures are not run there.
describe.skipIf(process.platform === 'win32')('a program that does one task per line', () => {
  let worker: Worker;
  const start = (program: string) => {
    worker = new Worker(process.execPath, ['-e', program]);
  };
  afterEach(() => worker.close());

  it('does one task after another, even after one has failed', async () => {
    start(PROGRAM);
    await worker.ask('do');
    await expect(worker.ask('fail')).rejects.toThrow('cannot fail');
    await worker.ask('do');
  });

  it('is reported if it ends between two tasks', async () => {
    start(PROGRAM);
    const ended = children.slice(-1).map((child) => once(child, 'close'));
    await worker.ask('end');
    await Promise.all(ended);
    await expect(worker.ask('do')).rejects.toThrow(/ended:\s+cannot end/);
    await expect(worker.ask('do')).rejects.toThrow(/ended:\s+cannot end/);
  });

  it('is reported if it ends during a task', async () => {
    start("console.error('out of memory'); process.stdin.once('data', () => process.exit(3))");
    await expect(worker.ask('do')).rejects.toThrow(/ended:\s+out of memory/);
  });
});
