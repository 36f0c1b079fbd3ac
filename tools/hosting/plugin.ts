import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { readDefaults } from '../content/readDefaults.ts';
import { compressFolder } from './compress.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxConfig } from './nginx.ts';
import { hostFiles, listViews } from './rules.ts';
import { vercelConfig } from './vercel.ts';

/**
 * Writes what hosts read into the built site, then the compressed files. Stands last among the plugins: it
 * compresses what the others wrote, those included that write when the bundle is closed.
 */
export function hostingPlugin(): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  const out = () => resolve(config.root, config.build.outDir);
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
