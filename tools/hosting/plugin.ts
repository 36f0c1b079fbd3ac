import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { readDefaults } from '../content/readDefaults';
import { compressFolder } from './compress';
import { headersFile, redirectsFile } from './netlify';
import { nginxConfig } from './nginx';
import { hostFiles, listViews } from './rules';
import { vercelConfig } from './vercel';

/**
 * Writes what hosts read into the built site, then the compressed files. Stands last among the plugins: it
 * compresses what the others wrote, those included that write when the bundle is closed.
 */
export function hostingPlugin(): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  const out = () => join(config.root, config.build.outDir);
  return {
    name: 'hosting',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const views = listViews(readDefaults());
        const write = (file: string, text: string) => writeFileSync(join(out(), file), text);
        mkdirSync(join(out(), hostFiles.folder), { recursive: true });
        write(hostFiles.headers, headersFile());
        write(hostFiles.redirects, redirectsFile(views));
        write(hostFiles.vercel, vercelConfig(views));
        write(hostFiles.nginx, nginxConfig(String(config.env.VITE_SITE_URL)));
        isWritten = true;
      },
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        // A build that failed is closed, too.
        if (isWritten) config.logger.info(`compressed ${await compressFolder(out())} files`);
      },
    },
  };
}
