import type { Article } from '../../src/shared/catalogue/article.ts';
import { company } from '../../src/shared/company.ts';
import { EACH_ATTRIBUTE, EACH_TAG, unquoted } from '../../src/shared/html/htmlAttribute.ts';
import { indianMidnight } from '../../src/shared/indianMidnight.ts';
import { parseUrl } from '../../src/shared/parseUrl.ts';
import { feedPath, paths } from '../../src/shared/paths.ts';
import type { SiteContent } from './siteContent.ts';
import { element, emptyElement } from './xml.ts';

/** The feed: every article, newest first, as Atom (RFC 4287). */
export function feed({ siteUrl, blog }: SiteContent): string {
  const self = siteUrl + feedPath;
  const page = siteUrl + paths.blog.to();
  const changes = blog.map(({ dateModified }) => dateModified).sort();
  const head = [
    // Must never change: feed readers identify the feed by it.
    element('id', self),
    element('title', `${company.name}: articles`),
    element('updated', indianMidnight(changes.at(-1) ?? `${company.foundingYear}-01-01`)),
    emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: page }),
    `<author>${element('name', company.name)}</author>`,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
${head.join('\n')}
${blog.map((article) => entry(article, siteUrl)).join('\n')}
</feed>
`;
}

function entry(article: Article, siteUrl: string): string {
  const { id, title, summary, content, category, tags, author, datePublished, dateModified } = article;
  const address = siteUrl + paths.article.to(id);
  const parts = [
    element('id', address),
    element('title', title),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: address }),
    element('published', indianMidnight(datePublished)),
    element('updated', indianMidnight(dateModified)),
    author && `<author>${element('name', author)}</author>`,
    ...[category, ...tags].filter(Boolean).map((term) => emptyElement('category', { term })),
    element('summary', summary),
    element('content', withAbsoluteLinks(content, address), { type: 'html' }),
  ];
  return `<entry>\n${parts.join('\n')}\n</entry>`;
}

/** Resolves links against the article's address, including those within it, because feed readers show it elsewhere. */
const withAbsoluteLinks = (html: string, address: string): string =>
  html.replace(EACH_TAG, (tag) =>
    tag.replace(EACH_ATTRIBUTE, (attribute, name: string, written = '') => {
      const value = unquoted(written);
      if (!/^(?:href|src)$/i.test(name) || written === '') return attribute;
      const [quote = ''] = /^["']?/.exec(written) ?? [];
      const whole = parseUrl(value, address)?.href ?? value;
      return attribute.slice(0, attribute.length - written.length) + quote + whole + quote;
    }),
  );
