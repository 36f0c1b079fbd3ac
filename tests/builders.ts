import type { Article } from '../src/shared/catalogue/article';
import type { Category } from '../src/shared/catalogue/category';
import type { Content } from '../src/shared/catalogue/content';
import { slug } from '../src/shared/catalogue/id';
import type { Industry } from '../src/shared/catalogue/industry';
import type { Product } from '../src/shared/catalogue/product';
import type { Settings } from '../src/shared/catalogue/settings';

/*
 * Valid records for tests, in which the admin's content health finds no problem. A test sets only the fields that it is
 * about; the id is derived from the name.
 */

export function buildProduct(overrides: Partial<Product> = {}): Product {
  const name = overrides.name ?? 'Brown Kraft Tape';
  return {
    id: slug(name),
    name,
    category: 'specialty-tapes',
    shortDescription: 'Paper tape for cartons',
    description: 'Kraft paper with a rubber adhesive.',
    features: ['Tears by hand'],
    uses: ['Closing cartons'],
    industries: [],
    images: ['/images/kraft.webp'],
    seo: { title: name, description: 'Tape made of paper.' },
    ...overrides,
  };
}

export function buildCategory(overrides: Partial<Category> = {}): Category {
  const name = overrides.name ?? 'Specialty Tapes';
  return {
    id: slug(name),
    name,
    icon: 'package',
    subtitle: '',
    description: '<p>Tapes for one task.</p>',
    seo: { title: name, description: 'Tapes for one task.' },
    ...overrides,
  };
}

export function buildIndustry(overrides: Partial<Industry> = {}): Industry {
  const name = overrides.name ?? 'Packaging Industry';
  return {
    id: slug(name),
    name,
    subtitle: '',
    icon: 'package',
    gradientClasses: 'kraft',
    description: '<p>Cartons and bags.</p>',
    products: [],
    seo: { title: name, description: 'Tapes for packers.' },
    ...overrides,
  };
}

export function buildArticle(overrides: Partial<Article> = {}): Article {
  const title = overrides.title ?? 'How Tape Sticks';
  return {
    id: slug(title),
    title,
    summary: 'Tack, peel and shear.',
    content: '<p>Press <a href="/product/brown-kraft-tape">it</a> down.</p>',
    category: 'Technical Guides',
    tags: ['adhesion'],
    readTime: 3,
    image: '',
    author: 'Tape experts',
    datePublished: '2024-08-04',
    dateModified: '2024-08-28',
    ...overrides,
  };
}

export function buildSettings(overrides: Partial<Settings> = {}): Settings {
  return {
    id: 'settings',
    gtm: { head: '', body: '' },
    contact: {
      address: '1 Tape Street\nChennai 600079',
      phone1: '+91 44 5550 0100',
      email: 'sales@tape.example',
    },
    socialLinks: { facebook: '', linkedin: '', instagram: '' },
    popularProductIds: [],
    testimonials: [],
    ...overrides,
  };
}

/** One record of each kind, which refer to each other. */
export function buildContent(overrides: Partial<Content> = {}): Content {
  const industry = buildIndustry();
  const product = buildProduct({ industries: [industry.id] });
  return {
    products: [product],
    categories: [buildCategory()],
    industries: [{ ...industry, products: [product.id] }],
    blog: [buildArticle()],
    settings: [buildSettings()],
    ...overrides,
  };
}
