import type { Article } from '../../../shared/catalogue/article';
import { paths } from '../../../shared/paths';
import { articleStrip } from '../../ui/articleStrip';
import { CalendarDate } from '../../ui/CalendarDate';
import { StripHead } from '../../ui/StripHead';
import styles from './ArticleHead.module.css';

/** An article's title and summary, its author and its dates. */
export function ArticleHead({ article }: { article: Omit<Article, 'content'> }) {
  const { title, summary, category, author, datePublished, dateModified, readTime } = article;
  return (
    <StripHead
      strips={[articleStrip(category)]}
      crumbs={[{ name: 'Blog', path: paths.blog.to() }, { name: title }]}
      title={title}
      lead={summary}
    >
      <dl className={styles.facts}>
        {category && (
          <div>
            <dt>Category</dt>
            <dd>
              <a href={paths.blog.to({ category })}>{category}</a>
            </dd>
          </div>
        )}
        {author && (
          <div>
            <dt>Written by</dt>
            <dd>{author}</dd>
          </div>
        )}
        <div>
          <dt>Published</dt>
          <dd>
            <CalendarDate date={datePublished} />
          </dd>
        </div>
        {dateModified > datePublished && (
          <div>
            <dt>Updated</dt>
            <dd>
              <CalendarDate date={dateModified} />
            </dd>
          </div>
        )}
        <div>
          <dt>Reading time</dt>
          <dd>{`${readTime} ${readTime === 1 ? 'minute' : 'minutes'}`}</dd>
        </div>
      </dl>
    </StripHead>
  );
}
