import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { PrerenderedPage } from '../../src/prerender.tsx';
import { paths } from '../../src/shared/paths.ts';
import { adminScripts, readManifest } from '../bundle/manifest.ts';
import { onSiteBuild, outFolder } from '../bundle/siteBuild.ts';
import { readDefaults } from '../content/readDefaults.ts';
import { admin, NOT_FOUND_FILE } from '../hosting/rules.ts';
import { listCanonicalPages } from '../seo/canonicalPages.ts';
import { inOwnFolder } from './ownFolder.ts';
import { pageFile } from './pageFile.ts';
import { fillTemplate, readTemplate } from './template.ts';
import { stylesBeforeScript, usedStyles } from './usedStyles.ts';

type PrerenderModule = typeof import('../../src/prerender.tsx');

const ENTRY = 'src/prerender.tsx';

/**
 * After the browser's bundle, writes every public page as HTML: the same routes rendered in Node with the built-in
 * content, with the styles that they use inline. Then writes the not-found page and the admin's shell.
 */
export function prerenderPlugin(): Plugin {
  return {
    name: 'prerender',
    apply: onSiteBuild,
    writeBundle() {
      const { config } = this.environment;
      return inOwnFolder(config.root, (folder) => writePages(config, folder));
    },
  };
}

/** @param folder the folder in which the routes are bundled for Node */
async function writePages(config: ResolvedConfig, folder: string): Promise<void> {
  const out = outFolder(config);
  const template = await readTemplate(readFileSync(join(out, 'index.html'), 'utf8'));
  const early = stylesBeforeScript(readFileSync(join(out, template.sheet), 'utf8'));
  const { readSnippets, renderPage } = await buildPrerenderer(config, folder);
  const snippets = await readSnippets();

  const write = (file: string, html: string) => {
    const target = join(out, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, html);
  };
  const addresses = [...listCanonicalPages(readDefaults()).map(({ path }) => path), paths.thankYou.to()];
  const writePage = async (file: string, address: string, page: PrerenderedPage) => {
    const styles = await usedStyles(early, page.body);
    write(file, fillTemplate(template, { address, page, styles, snippets }));
  };
  for (const address of addresses) {
    const page = await renderPage(address);
    if (page.status !== 200) throw new Error(`${address} has status ${page.status}`);
    await writePage(pageFile(address), address, page);
  }
  await writePage(NOT_FOUND_FILE, '', await renderPage('/not-found'));
  const scripts = adminScripts(readManifest(out)).map((file) => `${config.base}${file}`);
  const shell = fillTemplate(template, {
    address: '',
    page: adminShell(scripts),
    styles: SHELL_STYLES,
    fillsSheets: true,
  });
  write(admin.shell, shell);
  config.logger.info(`prerendered ${addresses.length} pages`);
}

/**
 * @param scripts the admin's own scripts, which the browser fetches in parallel while the page starts: discovered
 * through one another, they would load one after another, the largest last
 */
const adminShell = (scripts: readonly string[]): PrerenderedPage => ({
  status: 200,
  head: `<title>Admin</title><meta name="robots" content="noindex"/>${scripts
    // Low priority, because what starts the page comes first: it shows the loading screen.
    .map((src) => `<link rel="modulepreload" href="${src}" fetchpriority="low"/>`)
    .join('')}`,
  // Hidden until the script replaces it, or fails or hangs (boot.js): the page would then be blank.
  body: `<p>The admin’s script has not come yet: the connection or the site may be down, or JavaScript is off. Load this page again in a minute. <a href="${paths.home.to()}">To the site</a></p>`,
});

/** The rules for the shell's text, which looks like AdminUnavailable: the admin's own styles come with its script. */
const SHELL_STYLES =
  '#root>p{max-width:36rem;margin:4rem auto;padding:0 1.25rem;font:1rem/1.6 Archivo,Archivo Fallback,Arial,sans-serif}';

/** Bundles the routes for Node, outside the shipped folder, and loads them. Chunks loaded later are there, too. */
async function buildPrerenderer({ root, mode }: ResolvedConfig, outDir: string): Promise<PrerenderModule> {
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: { ssr: ENTRY, outDir, copyPublicDir: false },
    // Some packages ship CommonJS whose named exports Node's own loader does not find.
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as PrerenderModule;
}
