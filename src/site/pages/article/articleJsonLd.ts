import type { Article } from '../../../shared/catalogue/article';
import { company } from '../../../shared/company';
import { indianMidnight } from '../../../shared/indianMidnight';
import { paths } from '../../../shared/paths';
import { absolute, hasAddress } from '../../seo/absolute';
import type { JsonLdValue } from '../../seo/JsonLd';
import { ORGANISATION_ID } from '../../seo/organisation';

/** An article as search engines read it. */
export function articleJsonLd(article: Omit<Article, 'content'>) {
  const { id, title, summary, category, tags, image, author, datePublished, dateModified } = article;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    image: hasAddress(image) ? [absolute(image)] : [],
    datePublished: indianMidnight(datePublished),
    dateModified: indianMidnight(dateModified),
    author: author === '' ? { '@id': ORGANISATION_ID } : { '@type': authorType(author), name: author },
    publisher: { '@id': ORGANISATION_ID, '@type': 'Organization', name: company.name },
    mainEntityOfPage: absolute(paths.article.to(id)),
    articleSection: category,
    keywords: tags,
  } satisfies Record<string, JsonLdValue>;
}

/** A byline is a person's name or, as in section 3, that of "experts". */
const authorType = (author: string): string =>
  /\b(?:experts|team)\b/i.test(author) ? 'Organization' : 'Person';
