import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { loadEnv } from 'vite';
import { isAdminPath, pageParameters } from '../src/shared/paths';
import { readArguments, readNumber } from './arguments';
import { PROJECT } from './folders';
import { binaryTypes, textTypes } from './hosting/mediaTypes';
import { withoutUpgrade } from './hosting/policy';
import {
  admin,
  cacheControl,
  type HeaderSet,
  HIDDEN,
  headersFor,
  hostFiles,
  NOT_FOUND_FILE,
  notFoundPath,
  redirectTarget,
} from './hosting/rules';
import { pageFile } from './prerender/pageFile';
import { requireSite } from './requireSite';
import { usesExampleLogin } from './standIns';

/*
 * Serves the built site as a static host would, by the rules of tools/hosting/rules.ts. Every request finds the site as
 * it was built last.
 */

const { values } = readArguments({
  options: { port: { type: 'string', default: '4173' }, folder: { type: 'string', default: 'dist' } },
});
const folder = requireSite(values.folder);
const port = readNumber('port', values.port, 65_535);

const NOT_SERVED: ReadonlySet<string> = new Set([
  notFoundPath,
  `/${NOT_FOUND_FILE}`,
  ...Object.values(hostFiles).map((file) => `/${file}`),
]);

function isServed(pathname: string): boolean {
  const path = asLookedFor(pathname);
  return !NOT_SERVED.has(path) && !new RegExp(HIDDEN).test(path);
}

/** sirv decodes an address before it looks for the file. */
function asLookedFor(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

const filesWith = (security: HeaderSet) =>
  sirv(folder, {
    // Otherwise it lists the files as it starts.
    dev: true,
    etag: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(headersFor(path, security))) response.setHeader(name, value);
      const type = contentType(path);
      if (type) response.setHeader('Content-Type', type);
    },
  });

/** sirv names the encoding of HTML only, and does not know every type. */
function contentType(path: string): string | undefined {
  const ending = extname(path).slice(1);
  if (ending in textTypes) return `${textTypes[ending as keyof typeof textTypes]}; charset=utf-8`;
  return ending in binaryTypes ? binaryTypes[ending as keyof typeof binaryTypes] : undefined;
}

const server = createServer((request, response) => {
  const address = `http://localhost${request.url}`;
  if (!request.url?.startsWith('/') || !URL.canParse(address)) {
    response.writeHead(400).end();
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const security = readSecurity();
  if (!security) {
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' });
    response.end('The site is being built. Load this page again in a moment.');
    return;
  }
  const url = new URL(address);
  const target = redirectTarget(url);
  if (target !== undefined) {
    const headers = { ...headersFor(url.pathname, security), 'Cache-Control': cacheControl.other };
    response.writeHead(301, { ...headers, Location: target }).end();
    return;
  }
  const sendNotFound = () => {
    response.writeHead(404, {
      ...headersFor(`/${NOT_FOUND_FILE}`, security),
      'Content-Type': 'text/html; charset=utf-8',
    });
    createReadStream(join(folder, NOT_FOUND_FILE)).pipe(response);
  };
  if (!isServed(url.pathname)) {
    sendNotFound();
    return;
  }
  request.url = fileFor(url);
  filesWith(security)(request, response, sendNotFound);
});

/**
 * The build's security headers, without the upgrade to https, which this server does not offer. None while a build is
 * running: it empties the folder first.
 */
function readSecurity(): HeaderSet | undefined {
  const file = join(folder, hostFiles.security);
  if (!existsSync(file)) return undefined;
  const headers = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const policy = headers['Content-Security-Policy'] ?? '';
  return { ...headers, 'Content-Security-Policy': withoutUpgrade(policy) };
}

/** The path to serve for the address: the admin's shell, a view of the product list, or the address's own path. */
function fileFor(url: URL): string {
  if (isAdminPath(url.pathname)) return `/${admin.shell}`;
  const asked = pageParameters.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  const file = asked.length > 0 ? pageFile(`${url.pathname}?${new URLSearchParams(asked)}`) : '';
  const isBuilt = /^[\w/-]+\.html$/.test(file) && existsSync(join(folder, file));
  return isBuilt ? `/${file}` : url.pathname;
}

server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  const fault = code === 'EADDRINUSE' ? `Something else listens on port ${port}: end it` : message;
  console.error(`${fault}, or choose another port with --port.`);
  process.exitCode = 1;
});

server.listen(port, () => {
  console.log(`The site:   http://localhost:${port}`);
  const login = usesExampleLogin(loadEnv('production', PROJECT))
    ? '   (example login: owner / tape-1959)'
    : '';
  console.log(`The admin:  http://localhost:${port}/admin${login}`);
});
