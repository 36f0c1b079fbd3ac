import { clsx } from 'clsx/lite';
import { X } from 'lucide';
import { useLoaderData } from 'react-router-dom';
import { company } from '../../../shared/company';
import { paths } from '../../../shared/paths';
import { Seo } from '../../seo/Seo';
import { useSeedArticles } from '../../startup/useSeedArticles';
import { ArticleCard } from '../../ui/ArticleCard';
import { articleStrip } from '../../ui/articleStrip';
import controls from '../../ui/controls.module.css';
import { FilteredList } from '../../ui/FilteredList';
import grid from '../../ui/grid.module.css';
import { Icon } from '../../ui/Icon';
import { StripHead } from '../../ui/StripHead';
import { useRenderedCards } from '../../ui/useRenderedExtent';
import styles from './BlogPage.module.css';
import { CategoryFilter } from './CategoryFilter';
import type { loader } from './loader';

/** The articles, filtered by the URL. Section 2. */
export function Component() {
  const { articles, total, categories, category, unknown } = useLoaderData<typeof loader>();
  useSeedArticles();
  return (
    <>
      <Seo
        title={
          category ? `${category}: articles on industrial tape` : 'Blog: choosing, applying and testing tape'
        }
        description={`Articles on industrial adhesive tape by ${company.name}: how adhesives hold, which tape for which surface, storage, test methods and what a roll really costs.`}
        path={paths.blog.to()}
        hasFeed
      />
      <StripHead
        strips={[category ? articleStrip(category) : 'specialty-tapes']}
        crumbs={[{ name: 'Blog' }]}
        title="Choosing, applying and testing tape"
        lead="Notes from our coating line, slitting room and test bench, with the figures and the methods behind them."
      />
      <FilteredList
        filters={<CategoryFilter categories={categories} category={category} total={total} />}
        notes={unknown ? [`There is no category “${unknown}”. Here are all articles.`] : []}
        count={articles.length}
        counted={`${articles.length === 1 ? 'article' : 'articles'}${category ? ` of ${total}` : ', newest first'}`}
        beside={
          category && (
            <a key={category} href={paths.blog.to()} data-keeps-place className={controls.chip}>
              {category} <Icon shape={X} size={16} />
              <span className={controls.visuallyHidden}>: remove this filter</span>
            </a>
          )
        }
      >
        <h2 className={controls.visuallyHidden}>Articles</h2>
        {articles.length === 0 && <p>There are no articles yet.</p>}
        <ul className={clsx(grid.cards, styles.list, !category && styles.leading)}>
          {useRenderedCards(articles).map((article, index) => (
            <li key={article.id}>
              <ArticleCard article={article} eager={index === 0} />
            </li>
          ))}
        </ul>
      </FilteredList>
    </>
  );
}
