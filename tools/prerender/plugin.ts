import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import type { PrerenderedPage } from '../../src/prerender.tsx';
import { pageFile } from './pageFile.ts';
import { stylesOf } from './styles.ts';
import { fillTemplate, readTemplate } from './template.ts';

type PrerenderModule = typeof import('../../src/prerender.tsx');

const ENTRY = 'src/prerender.tsx';

/**
 * After the browser's bundle, writes every public page as HTML: the same routes rendered in Node with the
 * built-in content, styles inline; then the not-found page and the admin's empty shell.
 */
export function prerenderPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const out = resolve(config.root, config.build.outDir);
      const template = readTemplate(readFileSync(join(out, 'index.html'), 'utf8'));
      const manifestFile = join(out, '.vite/manifest.json');
      const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
      const { listAddresses, readSnippets, renderPage } = await buildPrerenderer(config);
      const snippets = await readSnippets();

      const write = (file: string, html: string) => {
        const target = join(out, file);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, html);
      };
      const fill = (address: string, page: PrerenderedPage) =>
        fillTemplate(template, { address, page, styles: stylesOf(out, manifest, page.routeIds), snippets });

      const addresses = await listAddresses();
      for (const address of addresses) {
        const page = await renderPage(address);
        if (page.status !== 200) throw new Error(`${address} has status ${page.status}`);
        write(pageFile(address), fill(address, page));
      }
      write('404.html', fill('', await renderPage('/not-found')));
      write('admin/index.html', fillTemplate(template, { address: '', page: adminShell }));
      config.logger.info(`prerendered ${addresses.length} pages`);
    },
  };
}

const adminShell: PrerenderedPage = {
  status: 200,
  head: '<title>Admin</title><meta name="robots" content="noindex"/>',
  body: '',
  data: undefined,
  routeIds: [],
};

/** Bundles the routes for Node, outside the shipped folder, and loads them. */
async function buildPrerenderer({ root, mode }: ResolvedConfig): Promise<PrerenderModule> {
  const outDir = join(root, '.cache/prerender');
  rmSync(outDir, { recursive: true, force: true });
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: { ssr: ENTRY, outDir, emptyOutDir: true, minify: false, copyPublicDir: false },
    // Some packages ship CommonJS that Node's own loader does not read by name.
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as PrerenderModule;
}
