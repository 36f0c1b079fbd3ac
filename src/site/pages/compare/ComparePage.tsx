import { useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { Seo } from '../../seo/Seo';
import controls from '../../ui/controls.module.css';
import { Notes } from '../../ui/Notes';
import { Section } from '../../ui/Section';
import { StripHead } from '../../ui/StripHead';
import { AddTape } from './AddTape';
import styles from './ComparePage.module.css';
import { Comparison } from './Comparison';
import type { ComparisonData, loader } from './loader';
import { OfferedTapes } from './OfferedTapes';
import { useFocusAfterChange } from './useFocusAfterChange';

/** The tapes that the address names, side by side, figure by figure. */
export function Component() {
  const { tapes, rows, ids, offered, groups, notes } = useLoaderData<typeof loader>();
  const [isShort, setShort] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useFocusAfterChange(frame, ids);
  const isComparison = tapes.length > 1;
  const different = rows.filter(({ differs }) => differs);
  const showsDifferent = isShort && different.length > 0;
  return (
    <>
      <Seo
        title={titleOf(tapes)}
        description="Up to four industrial tapes side by side: thickness, adhesive, backing, temperature and all other figures, with their test methods."
        path={tapes.length === 0 ? paths.compare.to() : undefined}
      />
      <StripHead
        strips={(tapes.length > 0 ? tapes : offered).map(({ category }) => category)}
        crumbs={[{ name: 'Products', path: paths.products.to() }, { name: 'Compare' }]}
        title="Compare tapes"
        lead="Up to four of them side by side, figure by figure"
      />
      <Section isTight>
        <p className={styles.unscripted}>
          Your browser runs no scripts, which this page needs. Each tape’s own page has its figures.
        </p>
        <Notes notes={notes} />
        <div ref={frame}>
          <div className={styles.tools}>
            <AddTape groups={groups} chosen={ids} />
            <p className={styles.count} role="status">
              {summary(tapes.length, rows, different.length, showsDifferent)}
            </p>
            {different.length > 0 && (
              <label className={styles.short}>
                <input type="checkbox" checked={isShort} onChange={() => setShort(!isShort)} />
                Show only what differs
              </label>
            )}
            {!isComparison && <OfferedTapes offered={offered} ids={ids} />}
          </div>
          {tapes.length > 0 && (
            <Comparison tapes={tapes} rows={showsDifferent ? different : rows} ids={ids} />
          )}
          {isComparison && <OfferedTapes offered={offered} ids={ids} />}
        </div>
        {isComparison && (
          <a
            href={paths.requestQuote.to({ product: tapes.map(({ id }) => id).join(' ') })}
            className={`${controls.button} ${controls.primary} ${styles.quote}`}
          >
            {`Request a Quote for ${tapes.length === 2 ? 'both' : `all ${tapes.length}`} tapes`}
          </a>
        )}
      </Section>
    </>
  );
}

/** "VHB Tape vs Foam Tape": its tab, its bookmark and the file that it is printed to say which comparison this is. */
function titleOf(tapes: ComparisonData['tapes']): string {
  const names = tapes.map(({ name }) => name);
  return names.length > 1 ? names.join(' vs ') : `Compare ${names[0] ?? 'tapes side by side'}`;
}

/**
 * How much tells the tapes apart.
 * @param tapes how many there are
 * @param different how many rows differ
 * @param areOthersHidden whether only those rows are shown
 */
function summary(
  tapes: number,
  rows: ComparisonData['rows'],
  different: number,
  areOthersHidden: boolean,
): string {
  if (tapes < 2) return `Add ${tapes ? 'another' : 'two'}, to see what tells them apart.`;
  const unstated = rows.filter(({ differs, values }) => !differs && values.includes(undefined)).length;
  if (unstated === rows.length) return 'No property is stated for all of them.';
  const differing = `${tapes} tapes, which differ in ${different} of ${rows.length} properties.`;
  const others = unstated ? ` Not stated for all of them: ${unstated} more.` : '';
  return differing + others + (areOthersHidden ? ' Only those which differ are shown.' : '');
}
