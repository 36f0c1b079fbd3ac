import { absolute } from './absolute';

/**
 * A list of pages for search engines, which find each page's name on the page itself.
 * @param paths the pages' paths from the root, in order
 * @param numberOfItems how many there are, if not all are listed
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
