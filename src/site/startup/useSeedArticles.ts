import { useEffect } from 'react';
import { whenIdle } from './idle';
import { savesData } from './savesData';

/**
 * Keeps the articles in this browser once it is idle. Only who reads them asks for them: with their bodies
 * they are the largest part of the catalogue.
 */
export function useSeedArticles(): void {
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(async () => {
      const { seedArticles } = await import('./seedArticles');
      await seedArticles();
    });
  }, []);
}
