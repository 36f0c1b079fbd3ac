import { useEffect, useState } from 'react';
import type { Content } from '../../shared/catalogue/content';
import { findLostWork } from './lostDrafts';

type LostWork = Awaited<ReturnType<typeof findLostWork>>;

/** What was typed into forms and lost before it was saved; nothing until the content and the drafts are read. */
export function useLostWork(content: Content | undefined): LostWork {
  const [found, setFound] = useState<LostWork>([]);
  useEffect(() => {
    let isOn = true;
    if (content) void findLostWork(content).then((now) => isOn && setFound(now));
    return () => {
      isOn = false;
    };
  }, [content]);
  return found;
}
