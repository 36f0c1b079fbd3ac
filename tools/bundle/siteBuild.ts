import type { ConfigEnv, UserConfig } from 'vite';

/** A plugin's `apply`: only when the site itself is built, not its prerendering entry. */
export const onSiteBuild = (_config: UserConfig, { command, isSsrBuild }: ConfigEnv): boolean =>
  command === 'build' && !isSsrBuild;
