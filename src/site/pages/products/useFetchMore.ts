import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { canRevalidate, lateLoader } from '../../lateLoaders';
import { untilSettled } from '../../navigation/settledRouter';

const LOADERS = [lateLoader('layout'), lateLoader('products')].map((loader) => ({ loader, params: {} }));

/** Asks for the whole list, once the page answers, where the prerendered one only names the last products. */
export function useFetchMore(hasMore: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!hasMore) return;
    let isWanted = true;
    void canRevalidate(LOADERS).then(async (can) => {
      await untilSettled();
      // If the visitor chose another filter meanwhile, its loader gave the whole list already.
      if (can && isWanted) await revalidate();
    });
    return () => {
      isWanted = false;
    };
  }, [hasMore, revalidate]);
}
