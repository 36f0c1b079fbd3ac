import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { canReadAnew, lateLoader } from '../../lateLoaders';

const LOADERS = [lateLoader('layout'), lateLoader('products')].map((loader) => ({ loader, params: {} }));

/** Asks for the whole list, once the page answers, where the prerendered one only names the last products. */
export function useFetchMore(hasMore: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!hasMore) return;
    void canReadAnew(LOADERS).then(async (can) => {
      if (can) await revalidate();
    });
  }, [hasMore, revalidate]);
}
