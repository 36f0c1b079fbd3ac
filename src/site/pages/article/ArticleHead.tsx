import type { Article } from '../../../shared/catalogue/article';
import { paths } from '../../../shared/paths';
import { articleStrip } from '../../ui/articleStrip';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { CalendarDate } from '../../ui/CalendarDate';
import stripHead from '../../ui/StripHead.module.css';
import text from '../../ui/text.module.css';
import styles from './ArticleHead.module.css';

/** An article's title and summary, its author and its dates. */
export function ArticleHead({ article }: { article: Omit<Article, 'content'> }) {
  const { title, summary, category, author, datePublished, dateModified, readTime } = article;
  return (
    <header className={stripHead.head} data-strip={articleStrip(category)}>
      <div className={stripHead.inner}>
        <Breadcrumbs crumbs={[{ name: 'Blog', path: paths.blog.to() }, { name: title }]} />
        <h1>{title}</h1>
        {summary && <p className={`${text.lead} ${stripHead.lead}`}>{summary}</p>}
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
      </div>
    </header>
  );
}
