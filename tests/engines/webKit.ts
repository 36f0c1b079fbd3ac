import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { freePort, startServer } from '../../tools/childServer';
import { installedEngines } from '../../tools/engines';
import type { Engine, Key } from './engine';

const { webKitDriver = '', display = '' } = installedEngines();

/** The keys in the WebDriver standard. */
const KEYS: Record<Key, string> = { Enter: '\uE007', End: '\uE010', ArrowDown: '\uE015' };

/** Safari's engine in WebKitGTK's own small browser, by WebDriver, in which each command is a request. */
export const webKit: Engine = {
  name: 'WebKit',
  isHere: webKitDriver !== '' && display !== '',
  start: async ({ width, height, scripts = true }) => {
    const screen = await startScreen();
    const port = await freePort();
    const driver = await startServer(port, 'env', [`DISPLAY=${screen.name}`, webKitDriver, `--port=${port}`]);

    const args = [
      '--automation',
      `--enable-javascript=${scripts}`,
      '--javascript-can-open-windows-automatically=true',
    ];
    const { sessionId } = await command<{ sessionId: string }>(port, 'POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } },
    });
    const get = <Result>(path: string) => command<Result>(port, 'GET', `/session/${sessionId}${path}`);
    const post = <Result>(path: string, body: object) =>
      command<Result>(port, 'POST', `/session/${sessionId}${path}`, body);
    const act = (type: 'key' | 'pointer', actions: object[]) =>
      post<void>('/actions', { actions: [{ type, id: type, actions }] });
    const strike = (value: string) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];

    // The first window has a tool bar that is wider than a telephone; one that a page opens has none.
    const first = await get<string>('/window');
    await post('/execute/sync', {
      script: `open('about:blank', '', 'popup,noopener,width=${width},height=${height}')`,
      args: [],
    });
    let window: string | undefined;
    while (window === undefined)
      window = (await get<string[]>('/window/handles')).find((each) => each !== first);
    await post('/window', { handle: window });

    return {
      open: (url) => post('/url', { url }),
      goBack: () => post('/back', {}),
      run: (inPage, ...given) =>
        post('/execute/sync', { script: `return (${inPage})(...arguments)`, args: given }),
      movePointer: (x, y) => act('pointer', [{ type: 'pointerMove', x, y }]),
      click: (x, y) =>
        act('pointer', [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      press: (key) => act('key', strike(KEYS[key])),
      type: (text) => act('key', [...text].flatMap(strike)),
      picture: async () => Buffer.from(await get<string>('/screenshot'), 'base64'),
      close: async () => {
        await command(port, 'DELETE', `/session/${sessionId}`);
        await driver.stop();
        screen.stop();
      },
    };
  },
};

/** @throws {Error} with the driver's words if it refuses the command */
async function command<Result>(port: number, method: string, path: string, body?: object): Promise<Result> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    body: body && JSON.stringify(body),
  });
  const { value } = (await answer.json()) as { value: Result };
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts a display in memory, under a name that no other has. */
async function startScreen() {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const stop = () => void screen.kill();
  process.once('exit', stop);
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return { name: `:${String(number).trim()}`, stop };
}
