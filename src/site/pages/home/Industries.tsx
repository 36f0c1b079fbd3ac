import { clsx } from 'clsx/lite';
import { iconShape } from '../../../shared/catalogue/iconShapes';
import { paths } from '../../../shared/paths';
import card from '../../ui/card.module.css';
import controls from '../../ui/controls.module.css';
import { Icon } from '../../ui/Icon';
import styles from './Industries.module.css';
import type { HomeData } from './loader';

export function Industries({ industries }: Pick<HomeData, 'industries'>) {
  return (
    <ul className={styles.list}>
      {industries.map(({ id, name, icon, subtitle, highlight, count }) => (
        <li key={id} className={clsx(styles.item, highlight && styles.highlight)}>
          <Icon shape={iconShape(icon)} />
          <div>
            <h3>
              <a className={card.link} href={paths.products.to({ industry: id })}>
                {name}
              </a>
            </h3>
            <p>{subtitle}</p>
          </div>
          <span className={styles.count}>
            {count}
            <span className={controls.visuallyHidden}> products</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
