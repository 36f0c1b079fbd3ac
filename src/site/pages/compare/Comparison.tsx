import { X } from 'lucide';
import { paths } from '../../../shared/paths';
import controls from '../../ui/controls.module.css';
import { Icon } from '../../ui/Icon';
import { ProductPicture } from '../../ui/ProductPicture';
import { makeTableScrollable } from '../../ui/tableFrames';
import styles from './ComparePage.module.css';
import type { ComparisonData } from './loader';

/** The tapes as columns, their figures as rows. If it is wider than the page, it scrolls inside its frame. */
export function Comparison({ tapes, rows, ids }: Pick<ComparisonData, 'tapes' | 'rows' | 'ids'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: focusable until it is known to fit.
    <div ref={makeTableScrollable} className={styles.scroll} tabIndex={0}>
      <table aria-label="Comparison" className={styles.table}>
        <thead>
          <tr>
            <td />
            {tapes.map(({ id, category, image }) => (
              <td key={id}>
                <div className={styles.picture} data-strip={category}>
                  <ProductPicture category={category} image={image} alt="" />
                </div>
              </td>
            ))}
          </tr>
          <tr className={styles.names}>
            <td />
            {tapes.map(({ id, name }) => (
              <th key={id} scope="col">
                <a href={paths.product.to(id)}>{name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, testMethod, values, differs }) => (
            <tr key={name} data-differs={differs || undefined}>
              <th scope="row">
                {name} {testMethod && <small>{testMethod}</small>}
              </th>
              {values.map((entry, index) => (
                <td key={tapes[index]?.id}>
                  {entry?.value ?? (
                    <>
                      <span aria-hidden>–</span>
                      <span className={controls.visuallyHidden}>not stated</span>
                    </>
                  )}{' '}
                  {entry?.testMethod && <small>{entry.testMethod}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {tapes.map(({ id, name }) => (
              <td key={id}>
                <a
                  href={paths.requestQuote.to({ product: id })}
                  className={tapes.length > 1 ? controls.button : `${controls.button} ${controls.primary}`}
                >
                  Request a Quote<span className={controls.visuallyHidden}> for {name}</span>
                </a>
                <a
                  href={paths.compare.to(ids.filter((other) => other !== id))}
                  className={styles.remove}
                  data-keeps-place
                  data-remove
                >
                  <Icon shape={X} size={16} /> Remove<span className={controls.visuallyHidden}> {name}</span>
                </a>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
