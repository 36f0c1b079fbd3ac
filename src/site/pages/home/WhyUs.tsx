import { company } from '../../../shared/company';
import { Section } from '../../ui/Section';
import styles from './WhyUs.module.css';

const reasons = [
  {
    figure: `${company.yearsInTrade}+`,
    unit: 'years',
    text: 'in one trade. The people who answer the telephone have run slitters and know which adhesive fails on which surface.',
  },
  {
    figure: '3 mm',
    unit: 'and up',
    text: 'slit to your width, wound to your length, on 25 to 76 mm cores, packed and marked as your store wants it.',
  },
  {
    figure: '1',
    unit: 'source',
    text: 'for our own tapes and for third-party brands that we distribute: one order, one lorry, one invoice.',
  },
  {
    figure: '28',
    unit: 'states',
    text: `reached from ${company.city} by road carrier. Batch number on each carton, test report on request.`,
  },
];

export function WhyUs() {
  return (
    <Section title="Why plants buy here" tone="ink" isFar>
      <ul className={styles.list}>
        {reasons.map(({ figure, unit, text }) => (
          <li key={unit}>
            <p className={styles.figure}>
              {`${figure} `}
              <span>{unit}</span>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
