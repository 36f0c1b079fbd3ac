import { absolute } from './absolute';

/**
 * A list of pages, for search engines: what each is called stands in its own page.
 * @param paths of the pages, from the root, in order
 * @param numberOfItems how many there are, where not all are listed
 */
export const itemList = (name: string, paths: readonly string[], numberOfItems = paths.length) => ({
  '@type': 'ItemList',
  name,
  numberOfItems,
  itemListElement: paths.map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: absolute(path),
  })),
});
