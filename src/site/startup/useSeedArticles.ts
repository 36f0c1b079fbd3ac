import { useEffect } from 'react';
import { whenIdle } from '../../shared/idle';
import { savesData } from './savesData';

/**
 * Stores the articles in this browser once it is idle. Only pages that show articles do so: with their bodies, articles
 * are the largest part of the catalogue.
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
