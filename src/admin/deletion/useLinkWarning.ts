import { type Identifier, useResourceContext } from 'react-admin';
import { destinationOf, linkingTexts } from '../links/links';
import { useContent } from '../storage/useContent';

/** Warns, before these records are deleted, of texts that link to them; empty if none does. */
export function useLinkWarning(ids: readonly Identifier[]): string {
  const resource = useResourceContext();
  const content = useContent();
  if (!content || ids.length === 0) return '';
  const isDeleted = (link: string) => {
    const destination = destinationOf(link);
    return (
      typeof destination === 'object' && destination.resource === resource && ids.includes(destination.id)
    );
  };
  const count = linkingTexts(content).filter(
    (text) => !(text.resource === resource && ids.includes(text.record.id)) && text.links.some(isDeleted),
  ).length;
  if (count === 0) return '';
  return `${count === 1 ? 'One text links' : `${count} texts link`} there: such links lead nowhere then, and the dashboard lists them.`;
}
