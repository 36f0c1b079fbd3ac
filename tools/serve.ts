import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { pageFile } from './prerender/pageFile';

/*
 * Serves the built site as a host of static files would: a page's file without its ending, `/admin/*` from
 * the admin's shell, and 404.html with status 404 for what is nowhere.
 */

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, folder: { type: 'string', default: 'dist' } },
});
const folder = join(import.meta.dirname, '..', values.folder);
const port = Number(values.port);

const files = sirv(folder, { etag: true, extensions: ['html'], dotfiles: false });

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname !== '/' && url.pathname.endsWith('/')) {
    response.writeHead(301, { Location: url.pathname.replace(/\/+$/, '') + url.search }).end();
    return;
  }
  request.url = fileFor(url);
  files(request, response, () => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    createReadStream(join(folder, '404.html')).pipe(response);
  });
});

/** The path that the address is served from: the admin's shell, a view of the product list, or its own. */
function fileFor(url: URL): string {
  if (/^\/admin(\/|$)/.test(url.pathname)) return '/admin/index.html';
  const file = url.search ? pageFile(url.pathname + url.search) : '';
  const isBuilt = /^[\w/-]+\.html$/.test(file) && existsSync(join(folder, file));
  return isBuilt ? `/${file}` : url.pathname;
}

server.listen(port, () => {
  console.log(`The site:   http://localhost:${port}`);
  console.log(`The admin:  http://localhost:${port}/admin   (example login: owner / tape-1959)`);
});
