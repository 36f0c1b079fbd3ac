import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_COMPARED } from '../../../shared/catalogue/figures/maxCompared';
import { paths } from '../../../shared/paths';
import controls from '../../ui/controls.module.css';
import styles from './ComparePage.module.css';
import type { ComparisonData } from './loader';

type AddTapeProps = { groups: ComparisonData['groups']; chosen: readonly string[] };

/** A menu of all tapes, to add one to the comparison. */
export function AddTape({ groups, chosen }: AddTapeProps) {
  const navigate = useNavigate();
  if (chosen.length >= MAX_COMPARED) return null;

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const id = new FormData(event.currentTarget).get('product');
    void navigate(paths.compare.to([...chosen, String(id)]), { preventScrollReset: true });
  }

  return (
    // Needs its button, because in some browsers each press of an arrow key in a closed menu makes a choice.
    <form key={chosen.length} action={paths.compare.to()} onSubmit={add} className={styles.add}>
      <label>
        Add a tape
        {/* Chromium would call a choice that has yet to be made invalid. */}
        <select name="product" required aria-invalid={false} className={controls.menu}>
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
      <button type="submit" className={controls.button}>
        Add
      </button>
    </form>
  );
}
