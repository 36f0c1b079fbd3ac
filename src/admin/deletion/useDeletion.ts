import { type Identifier, useNotify } from 'react-admin';
import { collections } from '../../shared/catalogue/collections';
import type { Content } from '../../shared/catalogue/content';
import type { ResourceName } from '../../shared/storage/keys';
import { useResourceName } from '../data/useResourceName';
import { useHistoryNote } from '../history/useHistoryNote';
import { offersUndo } from '../layout/AdminNotification';
import { destinationOf, linkingTexts } from '../links/links';
import { useContent } from '../storage/useContent';

type Ids = readonly Identifier[];

type Deletion = {
  /** Shown before the deletion. */
  consequences: string;
  /** Says after the deletion that it is done, in these words unless there is more to say, and offers Undo. */
  report: (done: string) => void;
};

/**
 * What is said before and after a deletion of these records: what it does to the site, and that it is done.
 * @param subject the start of the description, such as "It disappears"
 */
export function useDeletion(ids: Ids, subject: string): Deletion {
  const resource = useResourceName();
  const content = useContent();
  const historyNote = useHistoryNote(ids.length === 1 ? 'it' : 'them');
  const notify = useNotify();
  const bringsBack = content !== undefined && bringsBuiltInBack(resource, ids, content);
  const consequences = bringsBack
    ? [
        'No product would be left, so the published products come back. To keep only products of your own, add them first.',
        historyNote,
      ]
    : [
        `${subject} from the site in this browser now, and for visitors once you publish.`,
        content && resource === 'products' && popularNote(ids, content),
        historyNote,
        content && linkWarning(resource, ids, content),
      ];
  return {
    consequences: consequences.filter(Boolean).join(' '),
    report: (done) =>
      notify(bringsBack ? 'Deleted. The published products are back.' : done, {
        type: 'info',
        ...offersUndo('deleted'),
      }),
  };
}

/** Whether deleting these records leaves none, so that the built-in ones come back. Specification, section 4. */
function bringsBuiltInBack(resource: ResourceName, ids: Ids, content: Content): boolean {
  const chosen = new Set(ids);
  return (
    collections[resource].emptyMeansDefaults === true && content[resource].every(({ id }) => chosen.has(id))
  );
}

/** Says that popular products are among these; empty if none are. */
function popularNote(ids: Ids, { settings }: Content): string {
  const popular = new Set<Identifier>(settings.flatMap(({ popularProductIds }) => popularProductIds));
  const count = ids.filter((id) => popular.has(id)).length;
  return count === 0 ? '' : `${theyLeave(count, ids.length)} the popular products on the home page.`;
}

function theyLeave(count: number, of: number): string {
  if (of === 1) return 'It also leaves';
  return count === 1 ? 'One of them also leaves' : `${count} of them also leave`;
}

/** Warns of other texts that link to these records; empty if none does. */
function linkWarning(resource: ResourceName, ids: Ids, content: Content): string {
  if (ids.length === 0) return '';
  const isOne = (name: ResourceName, id: string) => name === resource && ids.includes(id);
  const leadsToOne = (link: string, from: ResourceName) => {
    const destination = destinationOf(link, from);
    return Array.isArray(destination) && destination.some((one) => isOne(one.resource, one.id));
  };
  const count = linkingTexts(content).filter(
    (text) =>
      !isOne(text.resource, text.record.id) && text.links.some((link) => leadsToOne(link, text.resource)),
  ).length;
  if (count === 0) return '';
  const end = resource === 'categories' ? 'to all products' : 'nowhere';
  return `${count === 1 ? 'One text links' : `${count} texts link`} there: such links lead ${end} then, and the dashboard lists them.`;
}
