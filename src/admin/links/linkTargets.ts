import type { Content } from '../../shared/catalogue/content';
import { mainMenu } from '../../shared/mainMenu';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';
import { recordName, recordsOf } from '../records/anyRecord';
import { resourceLabel } from '../words/resourceLabel';
import { sitePath } from './sitePath';

/** A page of the site that a text can link to. */
type LinkTarget = {
  /** The kind of page, as the menu calls it. */
  group: string;
  name: string;
  /** From the site's root. */
  address: string;
};

/** The pages of the site, group by group. */
export function linkTargets(content: Content): LinkTarget[] {
  const pagesOf = (resource: ResourceName) =>
    recordsOf(content, resource).flatMap((record) => {
      const address = sitePath(resource, record.id);
      return address ? [{ group: resourceLabel(resource), name: recordName(record) ?? '', address }] : [];
    });
  const otherPages = mainMenu.map(({ name, path }) => ({ group: 'Other pages', name, address: path }));
  return [...resourceNames.flatMap(pagesOf), ...otherPages];
}
