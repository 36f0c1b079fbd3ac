import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { HtmlElement } from 'html-validate';
import { paths } from '../../src/shared/paths';
import { admin, NOT_FOUND_FILE, redirectTarget } from '../../tools/hosting/rules';
import { siteFolder } from '../builtSite';
import { withoutSnippets } from '../withoutSnippets';
import { attributes, parseHtml } from './html';

/** A page of the built site, without the owner's snippets. */
export type BuiltPage = {
  /** Relative to the site's folder, with slashes. */
  file: string;
  /** Path and query that the page is served at. */
  address: string;
  document: HtmlElement;
  /** Of all elements. */
  ids: ReadonlySet<string>;
};

/** Every file of the built site, relative to its folder. */
export const siteFiles: ReadonlySet<string> = new Set(
  readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(sep, '/')),
);

/** Every public page, including the not-found page, but not the admin's shell. */
export const pages: readonly BuiltPage[] = [...siteFiles]
  .filter((file) => file.endsWith('.html') && file !== admin.shell)
  .sort()
  .map(readPage);

const byAddress = new Map(pages.map((page) => [page.address, page]));

export const pageAt = (address: string): BuiltPage | undefined => byAddress.get(address);

/** @throws {Error} when there is no such page */
export function requirePage(address: string): BuiltPage {
  const page = pageAt(address);
  if (!page) throw new Error(`The built site has no page at ${address}`);
  return page;
}

/** Whether search engines are asked to leave the page out: the thank-you page and the not-found page. */
export const isUnlisted = ({ file, address }: BuiltPage): boolean =>
  file === NOT_FOUND_FILE || address === paths.thankYou.to();

const home = requirePage(paths.home.to()).document;

/** The site's public address without a trailing slash, as the home page states it. */
export const siteUrl = attributes(home, 'link[rel="canonical"]', 'href').join().replace(/\/$/, '');

function readPage(file: string): BuiltPage {
  const document = parseHtml(withoutSnippets(readFileSync(join(siteFolder, file), 'utf8')));
  const address = redirectTarget(new URL(`http://site.invalid/${file}`));
  if (address === undefined) throw new Error(`${file} is served at no address of its own`);
  return { file, address, document, ids: new Set(attributes(document, '[id]', 'id')) };
}
