import { useNavigate } from 'react-router-dom';
import { MOST_COMPARED } from '../../../shared/catalogue/comparison';
import { paths } from '../../../shared/paths';
import { KEEPS_PLACE } from '../../navigation/followLinks';
import controls from '../../ui/controls.module.css';
import styles from './ComparePage.module.css';
import type { ComparisonData } from './loader';

type AddTapeProps = { groups: ComparisonData['groups']; chosen: readonly string[] };

/** All tapes that can be put beside those that are there already. */
export function AddTape({ groups, chosen }: AddTapeProps) {
  const navigate = useNavigate();
  if (chosen.length >= MOST_COMPARED) return null;
  const add = (id: string) =>
    void navigate(paths.compare.to([...chosen, id]), { preventScrollReset: true, state: KEEPS_PLACE });
  return (
    <label className={styles.add}>
      {chosen.length === 0 ? 'Begin with' : 'Add a tape'}
      <select className={controls.menu} value="" onChange={(event) => add(event.target.value)}>
        <option value="">Choose a tape</option>
        {groups.map((group) => (
          <optgroup key={group.name} label={group.name}>
            {group.products.map(({ id, name }) => (
              <option key={id} value={id} disabled={chosen.includes(id)}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
