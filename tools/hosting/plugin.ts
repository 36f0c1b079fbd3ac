import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Settings } from '../../src/shared/catalogue/settings.ts';
import { readManifest } from '../bundle/manifest.ts';
import { onSiteBuild, outFolder } from '../bundle/siteBuild.ts';
import { readDefaults } from '../content/readDefaults.ts';
import { compressFolder } from './compress.ts';
import { hashedFiles } from './hashedFiles.ts';
import { inlineScriptsOfPages } from './inlineCode.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxConfig, nginxMaps, nginxRules } from './nginx.ts';
import { contentSecurityPolicy, TRUSTED_TYPES } from './policy.ts';
import { hostFiles, listViews, type Policies, securityHeaders } from './rules.ts';
import { snippetSources } from './snippetSources.ts';
import { vercelConfig } from './vercel.ts';

/** In characters; Cloudflare reads lines of `_headers` up to 2,000, including the header's name. */
const LONGEST_POLICY = 1970;

/**
 * Writes the hosts' configuration into the built site, then the compressed files. Must be the last plugin, because it
 * compresses what the others wrote, including those that write when the bundle is closed.
 */
export function hostingPlugin(): Plugin {
  let isWritten = false;
  return {
    name: 'hosting',
    apply: onSiteBuild,
    writeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        writeHostFiles(this.environment.config);
        isWritten = true;
      },
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const { config } = this.environment;
        // Vite also calls this after a failed build.
        if (isWritten) config.logger.info(`compressed ${await compressFolder(outFolder(config))} files`);
      },
    },
  };
}

function writeHostFiles(config: ResolvedConfig): void {
  const out = outFolder(config);
  const defaults = readDefaults();
  const views = listViews(defaults);
  const security = securityHeaders(policiesFor(config, defaults.settings.gtm));
  const write = (file: string, text: string) => writeFileSync(join(out, file), text);
  mkdirSync(join(out, hostFiles.folder), { recursive: true });
  write(hostFiles.headers, headersFile(security, hashedFiles(readManifest(out))));
  write(hostFiles.redirects, redirectsFile(views));
  write(hostFiles.vercel, vercelConfig(views, security));
  write(hostFiles.nginx, nginxConfig(String(config.env.VITE_SITE_URL)));
  write(hostFiles.nginxMaps, nginxMaps());
  write(hostFiles.nginxRules, nginxRules(security));
  write(hostFiles.security, `${JSON.stringify(security, null, 2)}\n`);
}

/** The policies for what the other plugins wrote. Warns if they are wider than usual, or too long. */
export function policiesFor(config: ResolvedConfig, gtm: Settings['gtm']): Policies {
  const extra = snippetSources(gtm);
  const enforced = contentSecurityPolicy({
    siteUrl: String(config.env.VITE_SITE_URL),
    formEndpoint: String(config.env.VITE_FORM_ENDPOINT),
    inlineScripts: inlineScriptsOfPages(outFolder(config)),
    extra,
  });
  const widened = Object.entries(extra).map(([directive, sources]) => `${directive} ${sources.join(' ')}`);
  if (widened.length > 0)
    config.logger.warn(
      `The published tag-manager snippets widen the Content-Security-Policy by: ${widened.join('; ')}`,
    );
  if (enforced.length > LONGEST_POLICY)
    config.logger.warn(
      `The Content-Security-Policy has ${enforced.length} characters; Cloudflare takes lines of 2,000.`,
    );
  // With snippets nothing is reported: what a container writes into pages would fill the console.
  return widened.length > 0 ? { enforced } : { enforced, reported: TRUSTED_TYPES };
}
