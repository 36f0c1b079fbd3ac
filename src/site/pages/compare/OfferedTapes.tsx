import { paths } from '../../../shared/paths';
import controls from '../../ui/controls.module.css';
import styles from './ComparePage.module.css';
import type { ComparisonData } from './loader';

/** Tapes that are offered, each a link that adds it to the comparison. */
export function OfferedTapes({ offered, ids }: Pick<ComparisonData, 'offered' | 'ids'>) {
  if (offered.length === 0) return null;
  return (
    <p className={styles.offered}>
      <span>{ids.length > 0 ? 'Similar:' : 'Try:'}</span>
      {offered.map(({ id, name }) => (
        <a key={id} href={paths.compare.to([...ids, id])} data-keeps-place className={controls.chip}>
          <span className={controls.visuallyHidden}>Add</span> {name}
        </a>
      ))}
    </p>
  );
}
