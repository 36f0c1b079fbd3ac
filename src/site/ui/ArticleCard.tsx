import { clsx } from 'clsx/lite';
import { paths } from '../../shared/paths';
import type { CardOfArticle } from '../cardData';
import styles from './ArticleCard.module.css';
import { articleStrip } from './articleStrip';
import { CalendarDate } from './CalendarDate';
import card from './card.module.css';
import { Picture } from './Picture';

/**
 * An article in a grid; the whole card is its link. Without a picture, its category is set large over a piece of tape.
 * If the card is wide enough, picture and text are side by side.
 */
export function ArticleCard({ article, eager }: { article: CardOfArticle; eager?: boolean }) {
  const { id, title, summary, category, image, readTime, datePublished } = article;
  return (
    <article className={clsx(card.card, styles.card)}>
      <div className={styles.inner}>
        <div className={styles.top}>
          {/* Decorative: the title below says what the article is about. */}
          <Picture
            image={image}
            alt=""
            place="wideCard"
            eager={eager}
            className={styles.picture}
            fallback={<span className={styles.tape} data-strip={articleStrip(category)} />}
          />
          <p className={styles.category}>{category || 'Article'}</p>
        </div>
        <div className={styles.body}>
          <h3 className={styles.title}>
            <a href={paths.article.to(id)} className={card.link} data-transition>
              {title}
            </a>
          </h3>
          {summary && <p className={styles.summary}>{summary}</p>}
          <p className={styles.facts}>
            <CalendarDate date={datePublished} /> <span>{`${readTime} min read`}</span>
          </p>
        </div>
      </div>
    </article>
  );
}
