import { clsx } from 'clsx/lite';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Article } from '../../../shared/catalogue/article';
import { paths } from '../../../shared/paths';
import { JsonLd } from '../../seo/JsonLd';
import { Seo } from '../../seo/Seo';
import { useSeedArticles } from '../../startup/useSeedArticles';
import { ArticleCard } from '../../ui/ArticleCard';
import { Picture } from '../../ui/Picture';
import { Prose } from '../../ui/Prose';
import { Section } from '../../ui/Section';
import { useRenderedExtent } from '../../ui/useRenderedExtent';
import { NotFound } from '../notFound/NotFound';
import { ArticleHead } from './ArticleHead';
import styles from './ArticlePage.module.css';
import { articleJsonLd } from './articleJsonLd';
import { Contents } from './Contents';
import type { loader, withNeighbours } from './loader';
import { MentionedProducts } from './MentionedProducts';
import type { MentionedProduct } from './productMentions';
import { QuoteCall } from './QuoteCall';
import { tableOfContents } from './tableOfContents';

/** An article, and where to go from it. Section 2. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  useSeedArticles();
  if (!data.article) {
    return (
      <NotFound title="This article is not in the blog">
        It may have been renamed or taken out. <a href={paths.blog.to()}>All articles</a> are listed in the
        blog, and the search below finds the tapes themselves.
      </NotFound>
    );
  }
  // New for each article: none starts with texts that a translator has replaced in another.
  return <FoundArticle key={data.article.id} {...data} />;
}

function FoundArticle({ article, html, related, products }: Awaited<ReturnType<typeof withNeighbours>>) {
  const extent = useRenderedExtent();
  return (
    <>
      <Seo
        title={article.title}
        description={article.summary}
        path={paths.article.to(article.id)}
        type="article"
        hasFeed
        image={article.image}
      />
      <JsonLd data={articleJsonLd(article)} />
      <article className={styles.article}>
        <ArticleHead article={article} />
        {/* On a phone the products are below the viewport. */}
        <ArticleBody article={article} html={html} products={extent === 'narrow' ? [] : products} />
      </article>
      {extent === 'whole' && related.length > 0 && (
        <Section title="Read next" tone="deep" aside={<a href={paths.blog.to()}>All articles</a>}>
          <ul className={styles.related}>
            {related.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

type ArticleBodyProps = {
  article: Omit<Article, 'content'>;
  html: string;
  products: readonly MentionedProduct[];
};

function ArticleBody({ article, html, products }: ArticleBodyProps) {
  const entries = useMemo(() => tableOfContents(html), [html]);
  const hasContents = entries.length > 1;
  return (
    <div className={clsx(styles.layout, !hasContents && styles.plain)}>
      {hasContents && <Contents entries={entries} />}
      <div className={styles.text}>
        <Picture image={article.image} alt="" place="page" className={styles.picture} eager />
        <Prose html={html} />
        {article.tags.length > 0 && (
          <p className={styles.tags}>
            <strong>Tags:</strong>
            {` ${article.tags.join(', ')}`}
          </p>
        )}
        <QuoteCall title={article.title} />
      </div>
      {products.length > 0 && <MentionedProducts products={products} />}
    </div>
  );
}
