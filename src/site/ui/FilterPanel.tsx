import { clsx } from 'clsx/lite';
import { ListFilter } from 'lucide';
import type { ReactNode } from 'react';
import { closeParentDetails } from './closeParentDetails';
import styles from './FilterPanel.module.css';
import { Icon } from './Icon';
import { useRenderedExtent } from './useRenderedExtent';

type FilterPanelProps = {
  /** The words of the line that expands it on small screens. */
  label: string;
  /** Its links lead to views without a file of their own, so it is hidden if scripts are off. */
  needsScript?: boolean;
  children: ReactNode;
};

/** A list's filters: beside it if there is room, otherwise collapsed above it. The copy out of sight is rendered last. */
export function FilterPanel({ label, needsScript, children }: FilterPanelProps) {
  const extent = useRenderedExtent();
  return (
    <>
      <aside className={clsx(styles.wide, needsScript && styles.scripted)} aria-label="Filters">
        {extent !== 'narrow' && children}
      </aside>
      <details className={clsx(styles.fold, needsScript && styles.scripted)}>
        <summary>
          <Icon shape={ListFilter} />
          {label}
        </summary>
        {extent === 'whole' && children}
      </details>
    </>
  );
}

type FilterChoice = {
  id: string;
  name: string;
  /** How many records it would show. */
  count: number;
  href: string;
  isChosen: boolean;
  /** The category whose strip marks it. */
  strip?: string;
};

type FilterLinksProps = {
  title: string;
  choices: readonly FilterChoice[];
  /** As for the whole panel. */
  needsScript?: boolean;
};

/** One group of a list's filters, as plain links; nothing if there is no choice. */
export function FilterLinks({ title, choices, needsScript }: FilterLinksProps) {
  if (choices.length === 0) return null;
  return (
    <div className={clsx(styles.group, needsScript && styles.scripted)}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {choices.map(({ id, name, count, href, isChosen, strip }) => (
          <li key={id}>
            <a
              href={href}
              data-keeps-place
              onClick={closeParentDetails}
              aria-current={isChosen ? 'true' : undefined}
              className={count === 0 && !isChosen ? styles.none : undefined}
            >
              {strip && <span className={styles.swatch} data-strip={strip} />}
              <span>{name}</span>
              <span className={styles.count}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
