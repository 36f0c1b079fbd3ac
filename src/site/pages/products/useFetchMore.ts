import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Asks for the whole list, once the page answers, where the prerendered one only names the last products. */
export function useFetchMore(hasMore: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (hasMore) void revalidate();
  }, [hasMore, revalidate]);
}
