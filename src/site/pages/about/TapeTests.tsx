import { paths } from '../../../shared/paths';
import { makeTableScrollable } from '../../ui/tableFrames';
import styles from './TapeTests.module.css';

const tests = [
  {
    property: 'Total thickness',
    means: 'Backing and adhesive, without the liner',
    method: 'ASTM D3652; D1777 for textiles',
    when: 'Each jumbo',
  },
  {
    property: 'Peel adhesion to steel',
    means: 'The force that peels the tape off, for its width',
    method: 'ASTM D3330, at 180° after 20 minutes, unless the product says otherwise',
    when: 'Each jumbo',
  },
  {
    property: 'Tensile strength, elongation',
    means: 'The pull that tears it, and how far it stretches first',
    method: 'ASTM D3759; D882 or D5035 without adhesive',
    when: 'Each lot of backing',
  },
  {
    property: 'Width, length, splices',
    means: 'A splice joins two lengths on one roll',
    method: 'Rule and counter',
    when: 'Each slitting run',
  },
  {
    property: 'Holding power (shear)',
    means: 'How long it carries a weight',
    method: 'ASTM D3654',
    when: 'By sampling: a day or more',
  },
  {
    property: 'Dielectric breakdown',
    means: 'The voltage that breaks through it',
    method: 'IEC 60454-2 or ASTM D149',
    when: 'Insulating tapes, by sampling',
  },
  {
    property: 'Surface resistance',
    means: 'The lower, the faster a charge drains away',
    method: 'IEC 61340-2-3, ANSI/ESD STM11.11 or STM11.13',
    when: 'ESD tapes, with the humidity stated',
  },
  {
    property: 'Retroreflection',
    means: 'How much light goes back to the lamp',
    method: 'ASTM E809 or EN ISO 20471',
    when: 'Reflective goods, new; washed on request',
  },
];

/** What is measured, and what a figure on this site does and does not promise. */
export function TapeTests() {
  return (
    <div className={styles.layout}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focusable until it is known to fit. */}
      <div ref={makeTableScrollable} className={styles.scroll} tabIndex={0}>
        <table aria-label="Tests">
          <thead>
            <tr>
              <th scope="col">Property</th>
              <th scope="col">Usual method</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            {tests.map(({ property, means, method, when }) => (
              <tr key={property}>
                <th scope="row">
                  {property}
                  <small>{means}</small>
                </th>
                <td>{method}</td>
                <td>{when}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.words}>
        <h3>Typical is not guaranteed</h3>
        <p>
          The figures on our product pages, which print as data sheets, are typical values, each with its unit
          and, where there is one, its method. If your inspection needs limits, we agree a minimum and a
          maximum with you and write them on the order.
        </p>
        <h3>A method is not a certificate</h3>
        <p>
          The number of a standard beside a figure says how it was measured, no more. A garment, a fire class
          or a RoHS file needs a report on one exact construction: name the standard and its part, and we send
          the report, or tell you that there is none.
        </p>
        <p>
          Terms are explained in <a href={paths.blog.to()}>our articles</a>.
        </p>
      </div>
    </div>
  );
}
