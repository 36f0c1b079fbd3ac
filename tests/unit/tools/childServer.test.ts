// @vitest-environment node
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freePort, startServer } from '../../../tools/childServer';

const KILL = "process.kill(process.pid, 'SIGKILL')";
/** Serves a page, and is killed when it is asked for /end. */
const server = (port: number) =>
  `require('node:http').createServer((request, response) => {
    if (request.url === '/end') ${KILL};
    response.end('page');
  }).listen(${port}, '127.0.0.1')`;

it('a server that is killed has stopped', async () => {
  const port = await freePort();
  const { stop } = await startServer(port, process.execPath, ['-e', server(port)]);
  await expect(fetch(`http://127.0.0.1:${port}/end`)).rejects.toThrow();
  // Until its end is known here, too.
  await wait(200);
  await stop();
});

it('a server that is killed before it answers is reported with what it wrote', async () => {
  const program = `require('node:fs').writeSync(2, 'out of memory'); ${KILL}`;
  const starting = startServer(await freePort(), process.execPath, ['-e', program]);
  await expect(starting).rejects.toThrow(/did not start:\nout of memory/);
});
