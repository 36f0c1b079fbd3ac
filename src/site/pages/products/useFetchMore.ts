import { type RefObject, useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { canRevalidate, lateLoader } from '../../lateLoaders';
import { untilSettled } from '../../navigation/settledRouter';
import { visitType } from '../../startup/visitType';

const LOADERS = [lateLoader('layout'), lateLoader('products')].map((loader) => ({ loader, params: {} }));

/**
 * Fetches the whole list, once the page responds, if this is the prerendered one: that only names the last products,
 * and has no filters by figures.
 * @param moreList the list of those names: if a visitor has scrolled there meanwhile, it stays until it is out of view
 */
export function useFetchMore(isPrerendered: boolean, moreList: RefObject<HTMLElement | null>): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isPrerendered) return;
    let isWanted = true;
    void canRevalidate(LOADERS).then(async (can) => {
      if (moreList.current && isRead()) await untilUnseen(moreList.current);
      await untilSettled();
      // If the visitor has chosen another filter meanwhile, its loader has returned the whole list already.
      if (can && isWanted) await revalidate();
    });
    return () => {
      isWanted = false;
    };
  }, [isPrerendered, moreList, revalidate]);
}

/** Whether the visitor has scrolled since. One who reloads or returns left the whole list, at that position. */
function isRead(): boolean {
  return scrollY > 0 && visitType() === 'navigate';
}

/** Resolves once no part of the element is in view. */
const untilUnseen = (element: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver((changes) => {
      if (changes.at(-1)?.isIntersecting) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
