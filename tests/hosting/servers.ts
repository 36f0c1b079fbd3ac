import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NGINX_ROOT } from '../../tools/hosting/nginx';
import { hostFiles } from '../../tools/hosting/rules';
import { get } from './get';

const PROJECT = join(import.meta.dirname, '../..');
const SITE = process.env.HOSTING_SITE ?? '.cache/e2e-site';

/** The built site's folder. */
export const siteFolder = join(PROJECT, SITE);

if (!existsSync(join(siteFolder, hostFiles.nginx)))
  throw new Error(`${SITE} holds no built site: run npm run test:e2e first, which builds it.`);

/** A server on a port of its own. */
export type RunningServer = { port: number; stop: () => Promise<void> };

/** nginx with the built server block, one process with this user's rights, all its files in a temporary folder. */
export async function startNginx(program: string): Promise<RunningServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'hosting-nginx-'));
  const site = readFileSync(join(siteFolder, hostFiles.nginx), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(`root ${NGINX_ROOT};`, `root "${siteFolder}";`);
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr; events {}
http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  );
  const server = await start(port, program, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]);
  return {
    port,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** What `npm start` serves with. */
export async function startLocalServer(): Promise<RunningServer> {
  const port = await freePort();
  return start(port, process.execPath, [
    '--import',
    'tsx',
    'tools/serve.ts',
    '--port',
    `${port}`,
    '--folder',
    SITE,
  ]);
}

async function start(port: number, program: string, args: readonly string[]): Promise<RunningServer> {
  const child = spawn(program, args, { cwd: PROJECT, stdio: ['ignore', 'ignore', 'pipe'] });
  const messages: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => messages.push(chunk.toString()));
  const stop = () => ended(child);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) break;
    const isUp = await get(port, '/').then(
      () => true,
      () => false,
    );
    if (isUp) return { port, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${program} did not start:\n${messages.join('')}`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await exit;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system gave no port.'));
      });
    });
  });
}
