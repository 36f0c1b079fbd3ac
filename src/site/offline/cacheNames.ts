/* What the service worker keeps of a visit, in cache storage. The privacy page lists it. */

/** The caches of the visited pages and pictures. */
export const cacheNames = { pages: 'pages', pictures: 'pictures' } as const;

/** How many of each are kept: the most recent ones. */
export const cacheLimits = { pages: 60, pictures: 120 } as const;
