import { keyFigures } from '../../../shared/catalogue/figures/keyFigures';
import { valueWithUnit } from '../../../shared/catalogue/figures/valueWithUnit';
import type { Product } from '../../../shared/catalogue/product';
import { paths } from '../../../shared/paths';
import { absolute } from '../../seo/absolute';
import controls from '../../ui/controls.module.css';
import text from '../../ui/text.module.css';
import { WhatsAppButton } from '../../ui/WhatsAppButton';
import { quoteMessage } from '../../ui/WhatsAppLink';
import styles from './Summary.module.css';

type Named = { id: string; name: string };
type SummaryProps = { product: Product; category: Named | undefined; industries: readonly Named[] };

/** Name, short description, key figures, and the two ways to enquire, which already name the product. */
export function Summary({ product, category, industries }: SummaryProps) {
  const { id, name, shortDescription, brand, minimumOrder, specifications = [], seo } = product;
  const figures = keyFigures(specifications);
  const message = quoteMessage(`${name} (${absolute(paths.product.to(id))})`);
  return (
    <div className={styles.summary}>
      <h1>{seo.h1 || name}</h1>
      {shortDescription && <p className={text.lead}>{shortDescription}</p>}
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a figure measured in two ways has the same name twice.
            <div key={index}>
              <dt>{entry.name}</dt>
              <dd>{valueWithUnit(entry)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={`${controls.actions} ${styles.actions}`}>
        <a href={paths.requestQuote.to({ product: id })} className={`${controls.button} ${controls.primary}`}>
          Request a Quote
        </a>
        <WhatsAppButton message={message} />
        <a href={paths.compare.to([id])}>Compare with other tapes</a>
        <a href={`${paths.about.to()}#order`}>Delivery and samples</a>
        <button type="button" onClick={() => print()}>
          Print data sheet
        </button>
      </p>
      {(minimumOrder || brand) && (
        <ul className={styles.notes}>
          {minimumOrder && (
            <li>
              <strong>Minimum order:</strong>
              {` ${minimumOrder}`}
            </li>
          )}
          {brand && (
            <li>
              <strong>Brand:</strong>
              {` ${brand}, which we distribute`}
            </li>
          )}
        </ul>
      )}
      <ul className={styles.chips} aria-label="Category and industries">
        {category && (
          <li>
            <a href={paths.products.to({ category: category.id })} className={controls.chip}>
              <span className={styles.swatch} data-strip={category.id} />
              {category.name}
            </a>
          </li>
        )}
        {industries.map((industry) => (
          <li key={industry.id}>
            <a href={paths.products.to({ industry: industry.id })} className={controls.chip}>
              {industry.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
