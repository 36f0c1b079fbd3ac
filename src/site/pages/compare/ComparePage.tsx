import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { Seo } from '../../seo/Seo';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { AddTape } from './AddTape';
import styles from './ComparePage.module.css';
import { Comparison } from './Comparison';
import type { loader } from './loader';

/** Tapes side by side, figure by figure: those that the address names. */
export function Component() {
  const { tapes, rows, ids, groups, notes } = useLoaderData<typeof loader>();
  const [isShort, setShort] = useState(false);
  const isComparison = tapes.length > 1;
  const different = rows.filter(({ differs }) => differs);
  return (
    <>
      <Seo
        title="Compare tapes side by side"
        description="Up to four industrial tapes side by side: thickness, adhesive, backing, temperature and all other figures, with their test methods."
        path={tapes.length === 0 ? paths.compare.to() : undefined}
      />
      <div className={styles.page}>
        <Breadcrumbs crumbs={[{ name: 'Products', path: paths.products.to() }, { name: 'Compare' }]} />
        <h1>Compare tapes</h1>
        <p className={styles.lead} role="status">
          {tapes.length === 0 && 'Choose up to four tapes: their figures stand side by side here.'}
          {tapes.length === 1 && 'Add another tape, to see their figures side by side.'}
          {isComparison &&
            `${tapes.length} tapes, which differ in ${different.length} of ${rows.length} properties.`}
        </p>
        <p className={styles.unscripted}>
          Your browser runs no scripts, which this page needs. Each tape’s own page has its figures.
        </p>
        {notes.map((note) => (
          <p key={note} role="status">
            {note}
          </p>
        ))}
        <div className={styles.tools}>
          <AddTape groups={groups} chosen={ids} />
          {isComparison && (
            <label className={styles.short}>
              <input type="checkbox" checked={isShort} onChange={() => setShort(!isShort)} />
              Show only what differs
            </label>
          )}
        </div>
        {tapes.length > 0 && (
          <Comparison tapes={tapes} rows={isShort && isComparison ? different : rows} ids={ids} />
        )}
      </div>
    </>
  );
}
