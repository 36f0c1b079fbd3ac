import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type RunningServer, startServer } from '../../tools/childServer';
import { NGINX_ROOT } from '../../tools/hosting/nginx';
import { hostFiles } from '../../tools/hosting/rules';
import { siteFolder } from '../builtSite';

/**
 * Starts nginx with the built server block: one process with this user's rights, all its files in a temporary folder.
 * Around the block gzip is on, as in Debian's own nginx.conf: it would compress the compressed files again.
 * @param change makes the edits that the machine's owner makes in that block
 */
export async function startNginx(program: string, change = (block: string) => block): Promise<RunningServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'hosting-nginx-'));
  const site = change(readFileSync(join(siteFolder, hostFiles.nginx), 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replaceAll(
      new RegExp(`(root|include) ${NGINX_ROOT}(\\S*);`, 'g'),
      (_, directive: string, file: string) => `${directive} "${siteFolder}${file}";`,
    );
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr; events {}
http { access_log off; gzip on; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  );
  const server = await startServer(port, program, [
    '-p',
    folder,
    '-e',
    'stderr',
    '-c',
    join(folder, 'nginx.conf'),
  ]);
  return {
    port,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
