import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { canRevalidate, lateLoader } from '../../lateLoaders';
import { untilSettled } from '../../navigation/settledRouter';

const LOADERS = [lateLoader('layout'), lateLoader('products')].map((loader) => ({ loader, params: {} }));

/**
 * Fetches the whole list, once the page responds, if this is the prerendered one: that only names the last products,
 * and has no filters by figures.
 */
export function useFetchMore(isPrerendered: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isPrerendered) return;
    let isWanted = true;
    void canRevalidate(LOADERS).then(async (can) => {
      await untilSettled();
      // If the visitor has chosen another filter meanwhile, its loader has returned the whole list already.
      if (can && isWanted) await revalidate();
    });
    return () => {
      isWanted = false;
    };
  }, [isPrerendered, revalidate]);
}
