import { paths } from '../../../shared/paths';
import controls from '../../ui/controls.module.css';
import styles from './ComparePage.module.css';
import type { ComparisonData } from './loader';

/** Similar tapes, each a link that adds it to the comparison. */
export function SimilarTapes({ similar, ids }: Pick<ComparisonData, 'similar' | 'ids'>) {
  if (similar.length === 0) return null;
  return (
    <p className={styles.similar}>
      Similar:
      {similar.map(({ id, name }) => (
        <a key={id} href={paths.compare.to([...ids, id])} data-keeps-place className={controls.chip}>
          <span className={controls.visuallyHidden}>Add</span> {name}
        </a>
      ))}
    </p>
  );
}
