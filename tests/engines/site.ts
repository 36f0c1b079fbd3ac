import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort, startLocalServer, startServer } from '../../tools/childServer';
import { FORM_SERVICE, FORM_SERVICE_PORT, SITE_URL } from '../addresses';
import { SITE_FOLDER } from '../builtSite';

/*
 * The built site on a port of its own, which posts to a form service on another, so that both engines can be tested at
 * once. Its pages differ in nothing but these addresses and a script that tells of errors and headings: WebKit's driver
 * can do neither.
 */

const WATCH = '/watch';

export type Site = {
  origin: string;
  /** What went wrong in pages since it was last asked. */
  takeErrors: () => string[];
  /** The fields of each message that the form service received. */
  received: () => Promise<Record<string, string>[]>;
  stop: () => Promise<void>;
};

export async function startSite(): Promise<Site> {
  const files = await startLocalServer(SITE_FOLDER);
  const formPort = await freePort();
  const formService = await startServer(formPort, process.execPath, [
    '--import',
    'tsx',
    'tests/e2e/formService.ts',
    `${formPort}`,
  ]);
  const formAddress = FORM_SERVICE.replace(`${FORM_SERVICE_PORT}`, `${formPort}`);
  const errors: string[] = [];

  const front = createServer(async (request, response) => {
    if (request.url === WATCH) {
      if (request.method === 'POST') errors.push(await text(request));
      response.setHeader('Content-Type', 'text/javascript').end(`(${watch})('${WATCH}')`);
      return;
    }
    const answer = await fetch(`http://127.0.0.1:${files.port}${request.url}`, {
      headers: { 'Accept-Encoding': 'identity' },
      redirect: 'manual',
    });
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers)
      if (!/^(content-length|connection|keep-alive|transfer-encoding)$/.test(name))
        response.setHeader(name, here(value));
    const isText = /^(text|application)\//.test(answer.headers.get('Content-Type') ?? '');
    response.end(isText ? here(await answer.text()) : Buffer.from(await answer.arrayBuffer()));
  });
  front.listen(0);
  await once(front, 'listening');
  const origin = `http://localhost:${(front.address() as AddressInfo).port}`;
  const here = (words: string) =>
    words
      .replaceAll(FORM_SERVICE, formAddress)
      .replaceAll(SITE_URL, origin)
      .replace('<head>', `<head><script src="${WATCH}"></script>`);

  return {
    origin,
    takeErrors: () => errors.splice(0),
    received: async () => {
      const all = (await (await fetch(formAddress)).json()) as [string, string][][];
      return all.map((fields) => Object.fromEntries(fields));
    },
    stop: async () => {
      front.close();
      front.closeAllConnections();
      await Promise.all([files.stop(), formService.stop()]);
    },
  };
}

/**
 * Runs in each page before anything else there does. Tells of errors, and keeps every heading that could be seen, frame by
 * frame, in `seenHeadings`.
 */
function watch(address: string): void {
  const tell = (...words: unknown[]) =>
    navigator.sendBeacon(address, `${location.pathname}: ${words.join(' ')}`);
  addEventListener(
    'error',
    ({ message, target }) => {
      // Firefox says so of each module that is imported already, and of those that it was fetching when the page was left.
      if ((target as Element).matches?.('[rel=modulepreload]')) return;
      tell(message ?? `cannot load ${(target as Element).outerHTML}`);
    },
    // Failures to load do not bubble.
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell('forbidden:', effectiveDirective, blockedURI),
  );
  const { error } = console;
  console.error = (...words) => {
    tell(...words);
    error(...words);
  };
  const seenHeadings: string[] = [];
  Object.assign(window, { seenHeadings });
  const look = () => {
    const heading = document.querySelector('h1');
    const words = heading?.textContent ?? '';
    if (heading?.checkVisibility({ visibilityProperty: true }) && seenHeadings.at(-1) !== words)
      seenHeadings.push(words);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
