import { expect, it } from 'vitest';
import { freePort, startServer } from '../../../tools/childServer';
import { patiently } from '../patience';

const KILL = "process.kill(process.pid, 'SIGKILL')";
/** Serves its process's id, and kills itself when /end is requested. */
const server = (port: number) =>
  `require('node:http').createServer((request, response) => {
    if (request.url === '/end') ${KILL};
    response.end(String(process.pid));
  }).listen(${port}, '127.0.0.1')`;

it('stop returns for a server that was already killed', async () => {
  const port = await freePort();
  const { stop } = await startServer(port, process.execPath, ['-e', server(port)]);
  const id = Number(await (await fetch(`http://127.0.0.1:${port}/`)).text());
  await expect(fetch(`http://127.0.0.1:${port}/end`)).rejects.toThrow();
  // Its id is gone once this process has been notified of its end.
  await patiently(() => expect(() => process.kill(id, 0)).toThrow('ESRCH'));
  await stop();
});

it('a server that is killed before it answers is reported with its output', async () => {
  const program = `require('node:fs').writeSync(2, 'out of memory'); ${KILL}`;
  const starting = startServer(await freePort(), process.execPath, ['-e', program]);
  await expect(starting).rejects.toThrow(/did not start:\nout of memory/);
});

it('a program that is not there is reported', async () => {
  const starting = startServer(await freePort(), 'no-such-program', []);
  await expect(starting).rejects.toThrow('no-such-program ENOENT');
});
