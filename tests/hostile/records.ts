import { isHarmlessAddress } from '../../src/shared/catalogue/addresses';
import type { Article } from '../../src/shared/catalogue/article';
import type { Category } from '../../src/shared/catalogue/category';
import type { Content } from '../../src/shared/catalogue/content';
import type { Industry } from '../../src/shared/catalogue/industry';
import type { Product } from '../../src/shared/catalogue/product';
import type { Settings } from '../../src/shared/catalogue/settings';
import { buildArticle, buildIndustry, buildProduct, buildSettings } from '../builders';

/*
 * Content that holds given texts in every field that accepts text. HTML fields hold one text each, so that none
 * swallows the next; a product's plain texts hold several.
 */

/** The number of texts in one product, and in each of its lists. */
const TOGETHER = 8;

const says = (text: string): string => (text.trim() === '' ? 'blank' : text);
const picture = (text: string): string => (isHarmlessAddress(text) ? text : '');
const seoOf = (text: string) => ({ title: text, description: text, h1: text });

/** All that a category has. An industry has it, too. */
const categoryOf = (text: string, index: number) =>
  ({
    id: `hostile-${index}`,
    name: says(text),
    icon: text,
    subtitle: text,
    description: text,
    image: picture(text),
    seo: seoOf(text),
  }) satisfies Required<Category>;

export function hostileContent(texts: readonly string[]): Content {
  const groups = Array.from({ length: Math.ceil(texts.length / TOGETHER) }, (_, index) =>
    texts.slice(index * TOGETHER, (index + 1) * TOGETHER),
  );
  const products = groups.map((group, index) => {
    const [first = ''] = group;
    return buildProduct({
      id: `hostile-${index}`,
      name: says(first),
      category: 'hostile-0',
      industries: [],
      shortDescription: group.join(' '),
      description: group.join('\n\n'),
      features: group.map(says),
      uses: group.map(says),
      images: group.filter((text) => text.trim() !== '' && isHarmlessAddress(text)),
      specifications: group.map((text) => ({
        name: says(text),
        value: says(text),
        unit: text,
        testMethod: text,
      })),
      colours: group.map((text) => ({ name: says(text), hex: '#f5b301' })),
      brand: first,
      minimumOrder: first,
      seo: { ...seoOf(first), imageAlt: first },
    } satisfies Required<Product>);
  });
  return {
    products,
    categories: texts.map(categoryOf),
    industries: texts.map((text, index) =>
      buildIndustry({
        ...categoryOf(text, index),
        gradientClasses: text,
      } satisfies Required<Omit<Industry, 'highlight' | 'products'>>),
    ),
    blog: texts.map((text, index) =>
      buildArticle({
        id: `hostile-${index}`,
        title: says(text),
        summary: text,
        content: text,
        category: text,
        tags: [says(text)],
        author: text,
        image: picture(text),
      } satisfies Required<Omit<Article, 'readTime' | 'datePublished' | 'dateModified'>>),
    ),
    settings: [
      buildSettings({
        contact: {
          address: texts.join('\n'),
          phone1: texts[0] ?? '',
          phone2: texts.join(' '),
          email: texts.join(' '),
          registrations: texts.join(' '),
        },
        popularProductIds: products.slice(0, 6).map(({ id }) => id),
        testimonials: texts.map((text) => ({ quote: says(text), author: says(text), company: text })),
      } satisfies Required<Omit<Settings, 'id' | 'gtm' | 'socialLinks'>>),
    ],
  };
}
