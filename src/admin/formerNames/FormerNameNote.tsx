import { Link } from 'react-admin';
import { adminPaths } from '../adminPaths';
import { listed } from '../words/listed';
import { countedInLetters } from '../words/recordTitle';
import { type FormerUse, withTexts } from './formerUses';

/** "2 products and one article still say “Kraft Tape”", with a link to the list of them. */
export const FormerNameNote = ({ uses, ownId }: { uses: readonly FormerUse[]; ownId: unknown }) => (
  <>
    {whoSays(uses, ownId)}. <Link to={adminPaths.dashboard}>See where</Link>
  </>
);

function whoSays(uses: readonly FormerUse[], ownId: unknown): string {
  const isOwn = ({ resource, record }: FormerUse) => resource === 'products' && record.id === ownId;
  const others = uses.filter((use) => !isOwn(use));
  const counts = withTexts
    .map((name) => [name, others.filter(({ resource }) => resource === name).length] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => countedInLetters(name, count));
  const who = listed([...counts, ...(others.length < uses.length ? ['this product’s own texts'] : [])]);
  const verb = uses.length === 1 && others.length === 1 ? 'says' : 'say';
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} still ${verb} “${uses[0]?.former.name}”`;
}
