import type { ReactNode } from 'react';
import styles from './Trades.module.css';

type Trade = { verb: string; role: string; what: string; gain: string; drawing: ReactNode };

const trades: readonly Trade[] = [
  {
    verb: 'Make',
    role: 'Maker',
    what: 'Rubber, acrylic or silicone adhesive is coated on film, paper, cloth, foil or foam, dried or cured, and wound to a jumbo. Adhesive and backing are chosen for the surface, the heat and the years that it has to last.',
    gain: 'The grade can be changed for you: heavier coat, other liner, your colour, your print. The batch number on the carton leads back to the jumbo.',
    drawing: <Jumbo />,
  },
  {
    verb: 'Cut',
    role: 'Converter',
    what: 'Jumbos and logs become rolls from 3 mm wide, long spools for automatic heads, sheets, pads and gaskets die-cut on a liner. We rewind to your length, on 25 to 76 mm cores.',
    gain: 'No trimming in your shop, no stock of widths that nobody uses. Send a drawing with tolerances, or the part.',
    drawing: <CutLog />,
  },
  {
    verb: 'Carry',
    role: 'Distributor of third-party brands',
    what: 'Where another maker’s tape does the job better, or your drawing names it, we supply that brand: in its original packing, or slit and die-cut by us. The product’s page names the maker; trade marks belong to their owners.',
    gain: 'The maker’s data sheet and lot papers go with the roll. Ours say only what we did to it: width, length, splices, mother roll.',
    drawing: <Carton />,
  },
];

/** What the company does itself and what it buys in. */
export function Trades() {
  return (
    <ul className={styles.list}>
      {trades.map(({ verb, role, what, gain, drawing }) => (
        <li key={verb}>
          <div className={styles.head}>
            {drawing}
            <h3>
              {verb}
              <span>{role}</span>
            </h3>
          </div>
          <p>{what}</p>
          <div className={styles.gain}>
            <h4>What you gain</h4>
            <p>{gain}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Jumbo() {
  return (
    <svg viewBox="0 0 120 80" className={styles.drawing} aria-hidden>
      <path d="M20 10h80v60H20z" className={styles.wound} />
      <ellipse cx="100" cy="40" rx="13" ry="30" className={styles.side} />
      <ellipse cx="100" cy="40" rx="4.5" ry="11" className={styles.core} />
      <ellipse cx="20" cy="40" rx="13" ry="30" className={styles.wound} />
    </svg>
  );
}

function CutLog() {
  const rolls = [
    { left: 10, width: 30 },
    { left: 50, width: 18 },
    { left: 78, width: 9 },
    { left: 97, width: 5 },
  ];
  return (
    <svg viewBox="0 0 120 80" className={styles.drawing} aria-hidden>
      {rolls.map(({ left, width }) => (
        <g key={left}>
          <ellipse cx={left} cy="40" rx="8" ry="22" className={styles.wound} />
          <path d={`M${left} 18h${width}v44h-${width}z`} className={styles.wound} />
          <ellipse cx={left + width} cy="40" rx="8" ry="22" className={styles.side} />
          <ellipse cx={left + width} cy="40" rx="3.5" ry="10" className={styles.core} />
        </g>
      ))}
    </svg>
  );
}

function Carton() {
  return (
    <svg viewBox="0 0 120 80" className={styles.drawing} aria-hidden>
      <path d="M60 6l46 16v34L60 74 14 56V22z" className={styles.side} />
      <path d="M60 38v36L14 56V22z" className={styles.board} />
      <path d="M60 6l46 16-46 16-46-16z" className={styles.lid} />
      <path d="M34 15l46 16v15l6-2V29L40 13z" className={styles.wound} />
    </svg>
  );
}
