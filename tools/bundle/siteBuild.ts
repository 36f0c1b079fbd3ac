import { resolve } from 'node:path';
import type { ConfigEnv, ResolvedConfig, UserConfig } from 'vite';

/** A plugin's `apply`: only when the site itself is built, not its prerendering entry. */
export const onSiteBuild = (_config: UserConfig, { command, isSsrBuild }: ConfigEnv): boolean =>
  command === 'build' && !isSsrBuild;

/** The absolute path of the folder that the site is built into. */
export const outFolder = ({ root, build }: ResolvedConfig): string => resolve(root, build.outDir);
