import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { type Article, articles, findArticle, listArticleSummaries } from '../../../shared/catalogue/article';
import { listProductSummaries } from '../../../shared/catalogue/product';
import { toArticleSummary } from '../../../shared/catalogue/summaries';
import { safeHtmlOf } from '../../../shared/html/safeHtmlOf';
import { cardOfArticle } from '../../cardData';
import { keepUnits } from '../../text/keepUnits';
import { proseHtml } from '../../text/proseHtml';
import { mentionedProducts } from './productMentions';
import { relatedArticles } from './relatedArticles';
import { withHeadingIds } from './tableOfContents';

/** The article that the URL names, with related content, or status 404. */
export async function loader({ params }: LoaderFunctionArgs) {
  const found = await findArticle(params.slug ?? '');
  if (!found) return data({ article: undefined }, { status: 404 });
  return withNeighbours(found, safeHtmlOf(articles, found.content));
}

/** What an article's page shows, with this HTML as its body. */
export async function withNeighbours(article: Article, html: string | Promise<string>) {
  const [content, summaries, products] = await Promise.all([
    html,
    listArticleSummaries(),
    listProductSummaries(),
  ]);
  const summary = toArticleSummary(article);
  const { links: _, ...shown } = summary;
  return {
    article: { ...shown, summary: keepUnits(shown.summary) },
    html: proseHtml(withHeadingIds(content)),
    related: relatedArticles(summary, summaries).map(cardOfArticle),
    products: mentionedProducts(content, products),
  };
}
