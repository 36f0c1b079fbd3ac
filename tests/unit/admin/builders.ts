import type { Article } from '../../../src/shared/catalogue/article';
import type { Category } from '../../../src/shared/catalogue/category';
import type { Content } from '../../../src/shared/catalogue/changes';
import type { Industry } from '../../../src/shared/catalogue/industry';
import type { Product } from '../../../src/shared/catalogue/product';
import type { Settings } from '../../../src/shared/catalogue/settings';

const seo = { title: 'A title', description: 'A description' };

export const buildProduct = (overrides: Partial<Product> = {}): Product => ({
  id: 'foam-tape',
  name: 'Foam Tape',
  category: 'double-sided-tapes',
  shortDescription: 'Holds signs.',
  description: 'Holds signs on walls.',
  features: [],
  uses: [],
  industries: ['packaging-industry'],
  images: ['/images/foam.webp'],
  seo,
  ...overrides,
});

export const buildCategory = (overrides: Partial<Category> = {}): Category => ({
  id: 'double-sided-tapes',
  name: 'Double-Sided Tapes',
  icon: 'layers',
  subtitle: '',
  description: '<p>Both sides.</p>',
  seo,
  ...overrides,
});

const buildIndustry = (overrides: Partial<Industry> = {}): Industry => ({
  id: 'packaging-industry',
  name: 'Packaging',
  subtitle: '',
  icon: 'package',
  gradientClasses: 'kraft',
  description: '',
  products: ['foam-tape'],
  seo,
  ...overrides,
});

export const buildArticle = (overrides: Partial<Article> = {}): Article => ({
  id: 'how-tape-holds',
  title: 'How tape holds',
  summary: '',
  content: '<p>See <a href="/product/foam-tape">foam tape</a>.</p>',
  category: 'Technical Guides',
  tags: [],
  readTime: 3,
  image: '',
  author: 'Experts',
  datePublished: '2024-08-04',
  dateModified: '2024-08-04',
  ...overrides,
});

const buildSettings = (overrides: Partial<Settings> = {}): Settings => ({
  id: 'settings',
  gtm: { head: '', body: '' },
  contact: { address: 'Chennai', phone1: '1', email: 'a@b.example' },
  socialLinks: { facebook: '', linkedin: '', instagram: '' },
  popularProductIds: [],
  testimonials: [],
  ...overrides,
});

export const buildContent = (overrides: Partial<Content> = {}): Content => ({
  products: [buildProduct()],
  categories: [buildCategory()],
  industries: [buildIndustry()],
  blog: [buildArticle()],
  settings: [buildSettings()],
  ...overrides,
});
