import type { Specification } from '../../../shared/catalogue/figures/specification';
import { valueWithUnit } from '../../../shared/catalogue/figures/valueWithUnit';
import { paths } from '../../../shared/paths';
import { makeTableScrollable } from '../../ui/tableFrames';
import styles from './Specifications.module.css';

/** The table of figures. If it is wider than the page, it scrolls inside its frame. */
export function Specifications({ specifications }: { specifications: readonly Specification[] }) {
  const hasMethods = specifications.some(({ testMethod }) => testMethod);
  return (
    <div className={styles.section}>
      <h2>Specifications</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focusable until it is known to fit. */}
      <div ref={makeTableScrollable} className={styles.scroll} tabIndex={0}>
        <table aria-label="Specifications" className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{hasMethods ? 'Property, test method' : 'Property'}</th>
              <th scope="col">Typical value</th>
            </tr>
          </thead>
          <tbody>
            {specifications.map(({ name, testMethod, ...figure }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a figure measured in two ways has the same name twice.
              <tr key={index}>
                <th scope="row">
                  {testMethod ? `${name} ` : name}
                  {testMethod && <small>{testMethod}</small>}
                </th>
                <td>{valueWithUnit(figure)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        Values are typical, not guaranteed: ask for your batch’s test report.{' '}
        <a href={`${paths.about.to()}#tests`}>What the figures mean</a>
      </p>
    </div>
  );
}
