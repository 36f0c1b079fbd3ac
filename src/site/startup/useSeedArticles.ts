import { useEffect } from 'react';
import { whenIdle } from '../../shared/idle';
import { savesData } from './savesData';

/**
 * Stores the articles in this browser once it is idle. Of the site's pages only the blog's do so, not home, which lists a
 * few: with their bodies, articles are the largest part of the catalogue.
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
