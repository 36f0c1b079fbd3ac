import { clsx } from 'clsx/lite';
import { iconShape } from '../../../shared/catalogue/iconShapes';
import { paths } from '../../../shared/paths';
import card from '../../ui/card.module.css';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import productCard from '../../ui/ProductCard.module.css';
import styles from './Categories.module.css';
import type { HomeData } from './loader';

export function Categories({ categories }: Pick<HomeData, 'categories'>) {
  return (
    <ul className={styles.list}>
      {categories.map(({ id, name, icon, subtitle, image, count }) => (
        <li key={id} className={clsx(card.card, productCard.card)} data-strip={id}>
          <Picture
            image={image}
            alt=""
            place="card"
            className={styles.picture}
            fallback={<span className={styles.strip} aria-hidden />}
          />
          <div className={styles.body}>
            <Icon shape={iconShape(icon)} />
            <h3>
              <a className={card.link} href={paths.products.to({ category: id })}>
                {name}
              </a>
            </h3>
            <p className={styles.subtitle}>{subtitle}</p>
            <p className={styles.count}>{`${count} ${count === 1 ? 'product' : 'products'}`}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
