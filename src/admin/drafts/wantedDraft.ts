import { useLocation } from 'react-router-dom';

/** The state of a link to a form that puts this draft back as soon as it opens. */
export const putBack = (draftId: string) => ({ putBack: draftId });

/** The id of the draft that the form was asked to put back, if any. */
export function useWantedDraft(): string | undefined {
  const wanted: unknown = useLocation().state?.putBack;
  return typeof wanted === 'string' ? wanted : undefined;
}
