import type { Identifier } from 'react-admin';
import { useHistoryNote } from '../history/useHistoryNote';
import type { MessageOptions } from '../layout/AdminNotification';
import { useBringsBuiltInBack } from './useBringsBuiltInBack';
import { useLinkWarning } from './useLinkWarning';
import { usePopularNote } from './usePopularNote';

type Deletion = {
  /** Shown before the deletion. */
  consequences: string;
  /** The notification after it. */
  message: 'ra.notification.deleted' | 'admin.built_in_is_back';
};

/** For the notification after a deletion. */
export const OFFERS_UNDO: MessageOptions = { undoes: 'deleted' };

/**
 * Describes what deleting these records does to the site.
 * @param subject the start of the description, such as "It disappears"
 */
export function useDeletion(ids: readonly Identifier[], subject: string): Deletion {
  const historyNote = useHistoryNote(ids.length === 1 ? 'it' : 'them');
  const linkWarning = useLinkWarning(ids);
  const bringsBack = useBringsBuiltInBack(ids);
  const popularNote = usePopularNote(ids);
  const consequences = [
    `${subject} from the site in this browser now, and for visitors once you publish.`,
    // The published products come back with their places on the home page.
    !bringsBack && popularNote,
    historyNote,
    linkWarning,
    bringsBack &&
      'No product would be left, so the published products come back. To keep only products of your own, add them first.',
  ];
  return {
    consequences: consequences.filter(Boolean).join(' '),
    message: bringsBack ? 'admin.built_in_is_back' : 'ra.notification.deleted',
  };
}
