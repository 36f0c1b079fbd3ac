import { useMemo } from 'react';
import { Link, type RaRecord } from 'react-admin';
import { adminPaths } from '../adminPaths';
import { useContent } from '../storage/useContent';
import { capitalised } from '../words/capitalised';
import { listed } from '../words/listed';
import { countedEach } from '../words/recordTitle';
import { type FormerUse, formerUses } from './formerUses';
import { useFormerNames } from './useFormerNames';

/**
 * "2 products and one article still say “Kraft Tape”", with a link to the list of them, if any texts still call this
 * product by a former name: the last of those that any of them has.
 */
export function FormerNameNote({ product }: { product: RaRecord }) {
  const { id } = product;
  const names = useFormerNames();
  const content = useContent();
  const uses = useMemo(() => {
    const own = names.filter((former) => former.id === id);
    const all = content ? formerUses(content, own) : [];
    return all.filter(({ former }) => former === all[0]?.former);
  }, [content, names, id]);
  if (uses.length === 0) return null;
  return (
    <>
      {whoSays(uses, id)}. <Link to={adminPaths.dashboard}>See where</Link>
    </>
  );
}

function whoSays(uses: readonly FormerUse[], ownId: unknown): string {
  const isOwn = ({ resource, record }: FormerUse) => resource === 'products' && record.id === ownId;
  const others = uses.filter((use) => !isOwn(use));
  const counts = countedEach(others.map(({ resource }) => resource));
  const who = listed([...counts, ...(others.length < uses.length ? ['this product’s own texts'] : [])]);
  const verb = uses.length === 1 && others.length === 1 ? 'says' : 'say';
  return `${capitalised(who)} still ${verb} “${uses[0]?.former.name}”`;
}
