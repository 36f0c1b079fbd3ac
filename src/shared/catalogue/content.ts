import { type ResourceName, resourceNames } from '../storage/keys';
import type { Article } from './article';
import type { Category } from './category';
import { collections } from './collections';
import type { Industry } from './industry';
import type { Product } from './product';
import type { Settings } from './settings';

/** All content at one moment. Settings are a list of one. */
export type Content = {
  products: Product[];
  categories: Category[];
  industries: Industry[];
  blog: Article[];
  settings: Settings[];
};

/** The collections that a change touched, in full, before and after it; empty if nothing changed. */
export type ContentChange = { before: Partial<Content>; after: Partial<Content> };

/** All current content, with the built-in records of collections that are not stored. */
export const currentContent = (): Promise<Content> =>
  readEach(resourceNames, (name) => collections[name].current());

/**
 * The built-in records of these collections.
 * @throws {TypeError} if they cannot be fetched
 */
export const builtInContent = <Name extends ResourceName>(names: readonly Name[]) =>
  readEach(names, (name) => collections[name].builtIn());

async function readEach<Name extends ResourceName>(
  names: readonly Name[],
  read: (name: Name) => Promise<unknown>,
): Promise<Pick<Content, Name>> {
  const entries = names.map(async (name) => [name, await read(name)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Pick<Content, Name>;
}

/** Like `currentContent`, but synchronous: collections that are not stored come from `otherwise`. */
export const storedContent = (otherwise: Content): Content =>
  Object.fromEntries(
    resourceNames.map((name) => [name, collections[name].stored() ?? otherwise[name]]),
  ) as Content;

/** The collections in which any record was changed, added, removed or moved. */
export const changedResources = (now: Content, changes: Partial<Content>): ResourceName[] =>
  resourceNames.filter((resource) => differs(now[resource], changes[resource] ?? now[resource]));

const differs = (before: readonly unknown[], after: readonly unknown[]) =>
  before.length !== after.length || before.some((record, index) => record !== after[index]);
