import type { ConfigEnv, UserConfig } from 'vite';

/** A plugin's `apply`: while the site itself is built, and not its prerendering entry. */
export const onSiteBuild = (_config: UserConfig, { command, isSsrBuild }: ConfigEnv): boolean =>
  command === 'build' && !isSsrBuild;
