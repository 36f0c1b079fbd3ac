import { useLocation, useNavigate } from 'react-router-dom';

/** The state of a link to a form that puts this draft back as soon as it opens. */
export const putBack = (draftId: string) => ({ putBack: draftId });

/**
 * The id of the draft that the form was asked to put back, if any, and a function that forgets it: the browser keeps
 * the state for a reload, which must not fill the form once more.
 */
export function useWantedDraft() {
  const location = useLocation();
  const navigate = useNavigate();
  const id: unknown = location.state?.putBack;
  return {
    wanted: typeof id === 'string' ? id : undefined,
    forgetWanted: () => navigate(location, { replace: true, state: null }),
  };
}
