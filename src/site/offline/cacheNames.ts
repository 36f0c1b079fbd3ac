/* What the service worker keeps of a visit, in cache storage. The privacy page says it. */

/** What visited pages and pictures are kept under. */
export const cacheNames = { pages: 'pages', pictures: 'pictures' } as const;

/** How many of each are kept: the last. */
export const cacheLimits = { pages: 60, pictures: 120 } as const;
