import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * A program that keeps running and does one task per input line, answering `DONE`, or `FAILED` with a reason. It runs
 * at the lowest priority, so that rendering only uses processor time that nothing else needs.
 */
export class Worker {
  readonly #child: ChildProcess;
  #waiting: { done: () => void; fail: (reason: Error) => void } | undefined;
  #ending: Error | undefined;
  /** The end of the program's output, without its answers. */
  #output = '';

  constructor(program: string, args: string[]) {
    const child = spawn('nice', ['-n', '19', program, ...args], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    });
    this.#child = child;
    createInterface({ input: child.stdout }).on('line', (line) => this.#onAnswer(line));
    createInterface({ input: child.stderr }).on('line', (line) => this.#keepOutput(line));
    // Writing to a program that just exited fails here; 'close' reports its last output, which says more.
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => this.#end(error));
    child.on('close', () => this.#end(new Error(`${program} ended:\n${this.#output}`)));
  }

  /** @throws {Error} with the end of the program's output, if the task fails or the program has exited */
  ask(task: string): Promise<void> {
    return new Promise((done, fail) => {
      if (this.#ending) {
        fail(this.#ending);
        return;
      }
      this.#waiting = { done, fail };
      this.#child.stdin?.write(`${task}\n`);
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#child.stdin?.end();
  }

  #end(reason: Error): void {
    this.#ending ??= reason;
    this.#waiting?.fail(this.#ending);
  }

  #onAnswer(line: string): void {
    if (line === 'DONE') this.#waiting?.done();
    else if (line === 'FAILED') this.#fail();
    else this.#keepOutput(line);
  }

  /** Waits for the reason, which comes through another pipe that may be read later. */
  #fail(): void {
    const waiting = this.#waiting;
    setTimeout(() => waiting?.fail(new Error(this.#output)), 100);
  }

  #keepOutput(line: string): void {
    this.#output = `${this.#output}\n${line}`.slice(-4000);
  }
}
