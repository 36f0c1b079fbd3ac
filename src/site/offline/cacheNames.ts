/** What the service worker keeps visited pages and pictures under, in cache storage. The privacy page names them, too. */
export const cacheNames = { pages: 'pages', pictures: 'pictures' } as const;
