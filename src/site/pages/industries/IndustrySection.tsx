import { clsx } from 'clsx/lite';
import { iconShape } from '../../../shared/catalogue/iconShapes';
import { paths } from '../../../shared/paths';
import { allProducts } from '../../ui/allProducts';
import controls from '../../ui/controls.module.css';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { Prose } from '../../ui/Prose';
import styles from './IndustrySection.module.css';
import type { IndustryOnPage } from './loader';

/** One industry: its name on a band of tape with a background of its own, its advice, its products. */
export function IndustrySection({ industry }: { industry: IndustryOnPage }) {
  const { id, name, subtitle, icon, image, gradientClasses, highlight, html, count, products } = industry;
  // With a character that no industry's id has, so that it is no other section's.
  const headingId = `${id}_heading`;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId} className={styles.section}>
      <div className={styles.band} data-ground={gradientClasses}>
        <Icon shape={iconShape(icon)} />
        <div>
          {highlight && <p className={styles.flag}>In focus</p>}
          <h2 id={headingId}>{name}</h2>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
      </div>
      <div className={clsx(styles.columns, html === '' && styles.single)}>
        {html !== '' && <Prose html={html} />}
        <div className={styles.products}>
          <Picture image={image} alt="" place="page" className={styles.picture} />
          <h3>Tapes for this industry</h3>
          {count === 0 && <p>No product is listed here yet: tell us the job.</p>}
          <ul className={styles.list}>
            {products.map((product) => (
              <li key={product.id} data-strip={product.category}>
                <a href={paths.product.to(product.id)}>{product.name}</a>
              </li>
            ))}
          </ul>
          <p className={styles.actions}>
            {count > 0 && (
              <a
                href={paths.products.to({ industry: id })}
                className={controls.button}
                aria-label={`${allProducts(count)}: ${name}`}
              >
                {allProducts(count)}
              </a>
            )}
            <a
              href={paths.requestQuote.to()}
              className={styles.quote}
              aria-label={`Request a Quote: ${name}`}
            >
              Request a Quote
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
