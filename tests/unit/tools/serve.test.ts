import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningServer, startLocalServer } from '../../../tools/childServer';
import { PROJECT } from '../../../tools/folders';
import { hostFiles, NOT_FOUND_FILE } from '../../../tools/hosting/rules';
import { temporaryFolder } from './temporaryFolder';

const site = temporaryFolder();
let server: RunningServer;

/** Writes a site of one page, as a build would. */
function buildSite(text: string): void {
  mkdirSync(site(hostFiles.folder), { recursive: true });
  writeFileSync(site('index.html'), text);
  writeFileSync(site(hostFiles.security), JSON.stringify({ 'X-Build': text }));
}

async function askForHome() {
  const response = await fetch(`http://localhost:${server.port}/`);
  return { status: response.status, build: response.headers.get('x-build'), text: await response.text() };
}

beforeEach(async () => {
  buildSite('first');
  server = await startLocalServer(site());
});
afterEach(() => server.stop());

it('a site that is built again meanwhile is served as it is now, with its own headers', async () => {
  expect(await askForHome()).toEqual({ status: 200, build: 'first', text: 'first' });
  buildSite('second');
  expect(await askForHome()).toEqual({ status: 200, build: 'second', text: 'second' });
});

it('while a build is running, the server says so, and goes on after it', async () => {
  rmSync(site(), { recursive: true });
  const { status, text } = await askForHome();
  expect(status).toBe(503);
  expect(text).toContain('is being built');
  buildSite('second');
  expect(await askForHome()).toMatchObject({ status: 200, text: 'second' });
});

it('what others know the site by is served, though its folder’s name starts with a dot', async () => {
  mkdirSync(site('.well-known'));
  writeFileSync(site('.well-known/security.txt'), 'Contact');
  const answer = await fetch(`http://localhost:${server.port}/.well-known/security.txt`);
  expect(await answer.text()).toBe('Contact');
});

it('what is for hosts alone is not found, however its address is written', async () => {
  writeFileSync(site(hostFiles.headers), 'For a host');
  writeFileSync(site(NOT_FOUND_FILE), 'Not found');
  const ask = async (address: string) => {
    const answer = await fetch(`http://localhost:${server.port}${address}`);
    return `${answer.status} ${await answer.text()}`;
  };
  const hidden = [
    '/_headers',
    '/%5fheaders',
    '/.%68osting/security.json',
    '/404.html',
    '/404%2ehtml',
    '/40%34',
  ];
  expect(await Promise.all(hidden.map(ask))).toEqual(hidden.map(() => '404 Not found'));
});

it('a port that is none, or taken, ends the command, which says what to do', () => {
  const serveAt = (port: string) => {
    const args = ['--import', 'tsx', 'tools/serve.ts', '--folder', site(), '--port', port];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: PROJECT, encoding: 'utf8' });
    return { status, words: stderr.trim() };
  };
  expect(serveAt('65536')).toEqual({
    status: 2,
    words: '--port takes a whole number from 1 to 65535, not "65536".',
  });
  expect(serveAt(`${server.port}`)).toEqual({
    status: 1,
    words: `Something else listens on port ${server.port}: end it, or choose another port with --port.`,
  });
});
