import { company } from '../../../shared/company';
import { paths } from '../../../shared/paths';
import { SearchBox } from '../../search/SearchBox';
import controls from '../../ui/controls.module.css';
import { Picture } from '../../ui/Picture';
import text from '../../ui/text.module.css';
import styles from './Hero.module.css';

const HERO_PICTURE = '/images/scenes/home-hero-1200.webp';
const ALT =
  'Seven tapes in a group: hazard, silver reflective, black foam, red-lined double-sided, kraft, PTFE and yellow ESD';

export function Hero({ productCount }: { productCount: number }) {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {/* Single texts: between several, React would write comments into the page. */}
          <p className={styles.place}>{`${company.city}, since ${company.foundingYear}`}</p>
          <h1>Industrial tape, cut to your width and sent by the pallet.</h1>
          <p className={text.lead}>
            {`${productCount} ${productCount === 1 ? 'tape' : 'tapes'} with typical figures and test methods. Made, slit or stocked by a house with over ${company.yearsInTrade} years in the trade.`}
          </p>
          <div className={styles.ways}>
            <SearchBox label="Search the catalogue" placeholder="Search: foil, anti-skid, 260 °C …" />
          </div>
          <p className={`${controls.actions} ${styles.ways}`}>
            <a href={paths.requestQuote.to()} className={`${controls.button} ${controls.primary}`}>
              Request a Quote
            </a>
            <a href={paths.products.to()} className={controls.button}>
              See all products
            </a>
          </p>
        </div>
        <Picture image={HERO_PICTURE} alt={ALT} place="page" className={styles.picture} eager />
      </div>
    </div>
  );
}
