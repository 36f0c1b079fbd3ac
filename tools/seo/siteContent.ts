import type { Defaults } from '../content/readDefaults.ts';

/** What the files for search engines are made from. */
export type SiteContent = Defaults & {
  /** The public address, without a trailing slash. */
  siteUrl: string;
};
