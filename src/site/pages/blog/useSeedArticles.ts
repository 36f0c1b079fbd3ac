import { useEffect } from 'react';

/**
 * Keeps the articles in this browser once it is idle. Only who reads them asks for them: with their bodies
 * they are the largest part of the catalogue.
 */
export function useSeedArticles(): void {
  useEffect(() => {
    const seed = () =>
      void import('../../startup/seedArticles')
        .then(({ seedArticles }) => seedArticles())
        .catch((error: unknown) => console.warn('The articles are kept at another visit', error));
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(seed, { timeout: 10_000 });
      return () => window.cancelIdleCallback(handle);
    }
    const timer = setTimeout(seed, 2_000);
    return () => clearTimeout(timer);
  }, []);
}
