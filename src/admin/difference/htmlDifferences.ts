import { sitePaths } from '../../shared/html/sitePaths';
import type { Difference } from './differenceKinds';
import { readHtml } from './htmlAsText';
import { listDifference } from './listDifference';

/** How two HTML texts differ, for people who do not read HTML: in words, in pictures, or else only in formatting. */
export function htmlDifferences(field: string, before: string, after: string): Difference[] {
  const [was, is] = [readHtml(before), readHtml(after)];
  // If one side is empty, every link of the other is new anyway. Those that leave the site are shown all the same: a file
  // that somebody else made may bring an article whose words do not tell where they lead.
  const isOnBoth = before !== '' && after !== '';
  const without = (links: readonly string[]) => (link: string, address: string) =>
    isOnBoth ? !links.includes(link) : sitePaths([address]).length === 0;
  const words = { before: was.text(without(is.links)), after: is.text(without(was.links)) };
  const pictures = listDifference(was.pictures, is.pictures);
  const differences: Difference[] = [];
  if (words.before !== words.after) differences.push({ field, kind: 'text', ...words });
  if (was.pictures.join('\n') !== is.pictures.join('\n'))
    differences.push({ field: `${field} › Pictures`, kind: 'pictures', ...pictures });
  return differences.length > 0 ? differences : [{ field, kind: 'formatting' }];
}
