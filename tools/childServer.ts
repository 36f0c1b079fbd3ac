import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { PROJECT } from './folders';

/* Servers for tests and measurements, each a separate process on a free port. */

const ATTEMPTS = 200;
/** ms */
const BETWEEN_ATTEMPTS = 100;
/** ms; a page of the site is there after a few. */
const ATTEMPT_TIMEOUT = 5000;

/** A server that answers on its own port. */
export type RunningServer = { port: number; stop: () => Promise<void> };

/**
 * Starts the server of `npm start`, on a free port unless it is given one. `folder` is a built site's, absolute or
 * relative to the project's.
 */
export async function startLocalServer(folder: string, given?: number): Promise<RunningServer> {
  const port = given ?? (await freePort());
  const args = ['--import', 'tsx', 'tools/serve.ts', '--port', `${port}`, '--folder', folder];
  return startServer(port, process.execPath, args);
}

/**
 * Starts the program and waits until it answers.
 * @throws {Error} if the program cannot be started, or with its error output, if it exits or refuses connections for 20
 *   seconds
 */
export async function startServer(
  port: number,
  program: string,
  args: readonly string[],
): Promise<RunningServer> {
  const child = spawn(program, args, { cwd: PROJECT, stdio: ['ignore', 'ignore', 'pipe'] });
  // Rejects if the program cannot be started.
  await once(child, 'spawn');
  const messages: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => messages.push(chunk.toString()));
  const kill = () => child.kill();
  // Also if this process fails before it stops the server itself.
  process.once('exit', kill);
  const stop = () => {
    process.off('exit', kill);
    return ended(child);
  };
  for (let attempt = 0; attempt < ATTEMPTS && !hasEnded(child); attempt += 1) {
    if (await answers(port)) return { port, stop };
    await wait(BETWEEN_ATTEMPTS);
  }
  await stop();
  throw new Error(`${program} did not start:\n${messages.join('')}`);
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(ATTEMPT_TIMEOUT) }).then(
    async (response) => {
      await response.arrayBuffer();
      return true;
    },
    () => false,
  );

/** Whether the process has ended. If a signal ended it, it has no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function ended(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

/** A port on 127.0.0.1 that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
