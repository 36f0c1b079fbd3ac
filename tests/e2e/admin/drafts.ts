import type { Page } from '@playwright/test';

/** The values of the drafts that are kept in this browser. */
export const keptDrafts = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'admin-drafts')) return [];
    return new Promise<Record<string, unknown>[]>((resolve, reject) => {
      const opening = indexedDB.open('admin-drafts');
      opening.onerror = reject;
      opening.onsuccess = () => {
        const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result.map(({ values }) => values));
        };
      };
    });
  });
