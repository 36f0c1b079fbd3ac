/** The service worker's address: at the top, because it may serve only what lies below it. */
export const workerPath = '/sw.js';
