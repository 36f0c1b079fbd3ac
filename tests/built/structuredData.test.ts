import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shared/paths';
import { shownText, sources, texts } from './html';
import { type BuiltPage, pages, siteUrl } from './pages';
import { type DataType, schemas } from './schemas';

/** The types that a page must contain, in any order. */
function expectedTypes(page: BuiltPage): DataType[] {
  const { address } = page;
  if (address === paths.home.to()) return ['Organization', 'WebSite'];
  if (address === paths.contact.to()) return ['Organization', 'BreadcrumbList'];
  if (address.startsWith(paths.product.to(''))) return ['Product', 'BreadcrumbList'];
  if (address.startsWith(paths.article.to(''))) return ['BlogPosting', 'BreadcrumbList'];
  const isList = address.startsWith(paths.products.to()) || address === paths.industries.to();
  return isList ? ['ItemList', 'BreadcrumbList'] : ['BreadcrumbList'];
}

type Data = Readonly<Record<string, unknown>>;

const readData = ({ document }: BuiltPage): Data[] =>
  sources(document, 'script[type="application/ld+json"]').map((source) => JSON.parse(source) as Data);

/** The first type of a block: the organisation is also a local business. */
const typeOf = ({ '@type': type }: Data): string => String(Array.isArray(type) ? type[0] : type);

const isKnown = (type: string): type is DataType => type in schemas;

/** The faults of one block. */
function problems(data: Data): string[] {
  const type = typeOf(data);
  if (!isKnown(type)) return [`${type} is not expected anywhere`];
  const { issues = [] } = v.safeParse(schemas[type], data);
  return issues.map((issue) => `${type}.${v.getDotPath(issue)}: ${issue.message}`);
}

describe.each(pages)('$file', (page) => {
  const data = readData(page);
  const find = (type: DataType) => data.find((block) => typeOf(block) === type);

  it('has the types of data expected of it, each once', () => {
    expect(data.map(typeOf).sort()).toEqual(expectedTypes(page).sort());
  });

  it('has every required field, and none that is empty or unknown', () => {
    expect(data.flatMap(problems)).toEqual([]);
  });

  const product = find('Product');
  if (product)
    it('describes the product that the page shows', () => {
      expect(product.url).toBe(siteUrl + page.address);
      expect(shownText(page.document)).toContain(product.name);
    });

  const article = find('BlogPosting');
  if (article)
    it('describes the article that the page shows', () => {
      expect(article.mainEntityOfPage).toBe(siteUrl + page.address);
      expect(texts(page.document, 'h1')).toEqual([article.headline]);
    });
});
