import { type Identifier, useResourceContext } from 'react-admin';
import type { ResourceName } from '../../shared/storage/keys';
import { destinationOf, linkingTexts } from '../links/links';
import { useContent } from '../storage/useContent';

/** Warns, before these records are deleted, of texts that link to them; empty if none does. */
export function useLinkWarning(ids: readonly Identifier[]): string {
  const resource = useResourceContext();
  const content = useContent();
  if (!content || ids.length === 0) return '';
  const leadsToDeleted = (link: string, from: ResourceName) => {
    const destination = destinationOf(link, from);
    return (
      Array.isArray(destination) &&
      destination.some((one) => one.resource === resource && ids.includes(one.id))
    );
  };
  const count = linkingTexts(content).filter(
    (text) =>
      !(text.resource === resource && ids.includes(text.record.id)) &&
      text.links.some((link) => leadsToDeleted(link, text.resource)),
  ).length;
  if (count === 0) return '';
  return `${count === 1 ? 'One text links' : `${count} texts link`} there: such links lead nowhere then, and the dashboard lists them.`;
}
