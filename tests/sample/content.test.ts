import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Article, readingTime } from '../../src/shared/catalogue/article';
import { isKnownIcon } from '../../src/shared/catalogue/iconShapes';
import { articleId } from '../../src/shared/catalogue/id';
import type { Product } from '../../src/shared/catalogue/product';
import { matchingProducts } from '../../src/shared/catalogue/search/search';
import { synonyms } from '../../src/shared/catalogue/search/synonyms';
import { toProductSummary } from '../../src/shared/catalogue/summaries';
import { company } from '../../src/shared/company';
import { loader as loadAbout } from '../../src/site/pages/about/loader';
import { readDefaults } from '../../tools/content/readDefaults';
import { describeSample } from './describeSample';

/* The rules of the shipped sample. A rule that fails lists the records that break it. */

const { products, categories, industries, blog: articles, settings } = readDefaults();

const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);
const productIds = new Set(ids(products));
const categoryIds = new Set(ids(categories));
const industryIds = new Set(ids(industries));

/** Expects `faultsOf` to find nothing in any of the records. */
function expectNone<T extends { id: string }>(records: readonly T[], faultsOf: (record: T) => string[]) {
  expect(records.flatMap((record) => faultsOf(record).map((fault) => `${record.id}: ${fault}`))).toEqual([]);
}

/** A fault if `size` is not from `least` to `most`. */
const outside = (what: string, size: number, least: number, most: number): string[] =>
  size < least || size > most ? [`${what} ${size}, not ${least} to ${most}`] : [];

const faultIf = (broken: boolean, fault: string): string[] => (broken ? [fault] : []);

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ');
const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;
const countTags = (html: string, tag: string) => html.split(`<${tag}>`).length - 1;
const linksOf = (html: string) => Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href ?? '');

/** The value of a product's specification, empty if it has none of that name. */
const figure = ({ specifications = [] }: Product, name: string) =>
  specifications.find((specification) => specification.name === name)?.value ?? '';

/** The first thickness in `text` in millimetres, or none. */
function thicknessIn(text: string): number | undefined {
  const [, number, unit] = /([\d.]+) (µm|mm)\b/.exec(text) ?? [];
  return number === undefined ? undefined : Number(number) / (unit === 'µm' ? 1000 : 1);
}

/** What adding two thicknesses in millimetres may be off by. */
const ROUNDING = 1e-9;

/** A roll's width, and its length if it has one: “of 25 mm × 66 m”, “at 24 mm”. */
const ROLL_SIZE = /\b(?:of|at) ([\d.,]+) mm(?: × ([\d.,]+) m\b)?/g;

/** The numbers in `text`, without commas and final zeros: “1,000”, “0.10”. */
const numbersIn = (text: string) =>
  Array.from(text.matchAll(/\d[\d,]*(?:\.\d+)?/g), ([number]) => String(Number(number.replaceAll(',', ''))));

/** The ids that `html` links to below `root`, each once. */
const linkedIds = (html: string, root: '/product/' | '/blog/') =>
  new Set(
    linksOf(html)
      .filter((href) => href.startsWith(root))
      .map((href) => href.slice(root.length)),
  );

function countBy(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

/** Categories and industries: the two kinds of record whose page lists products under an HTML text. */
const groups = [...categories, ...industries];

describeSample('the catalogue', () => {
  it('has the specification’s six categories', () => {
    expect(ids(categories)).toEqual([
      'safety-tapes',
      'reflective-tapes',
      'double-sided-tapes',
      'specialty-tapes',
      'teflon-ptfe-tapes',
      'antistatic-esd-tapes',
    ]);
  });

  it('has 98 products in these categories, one of them under a misspelt id', () => {
    expect(products).toHaveLength(98);
    expect(countBy(products.map(({ category }) => category))).toEqual({
      'safety-tapes': 14,
      'reflective-tapes': 13,
      'double-sided-tapes': 18,
      'specialty-tapes': 39,
      'specialty-tpes': 1,
      'teflon-ptfe-tapes': 4,
      'antistatic-esd-tapes': 9,
    });
  });

  it('has the specification’s six industries, each with its number of products', () => {
    expect(Object.fromEntries(industries.map(({ id, products: members }) => [id, members.length]))).toEqual({
      'packaging-industry': 44,
      'hvac-industry': 16,
      'print-labels-signage-industry': 19,
      'electronic-industry': 31,
      'reflective-safety-industry': 13,
      'ptfe-teflon-industry': 4,
    });
  });

  it('highlights only Electronics', () => {
    expect(ids(industries.filter(({ highlight }) => highlight))).toEqual(['electronic-industry']);
  });

  it('names three popular products: a PTFE, an anti-skid and a silver reflective tape', () => {
    expect(settings.popularProductIds).toEqual([
      'ptfe-silicone-adhesive-tape',
      'anti-skid-tape',
      'silver-reflective-tape',
    ]);
  });

  // Specification, section 3, in its order.
  it.each([
    ['safety-tapes', 'hazard-marking-tape floor-marking-tape anti-skid-tape caution-tape barricade-tape'],
    ['safety-tapes', 'tamper-proof-security-packing-tape glow-in-the-dark-tape photoluminescent-film'],
    ['safety-tapes', 'esd-floor-marking-tape anti-slip-bath-shower-tape'],
    ['reflective-tapes', 'silver-reflective-tape heat-transfer-reflective-tape'],
    ['reflective-tapes', 'reflective-vinyl-heat-transfer-film reflective-pvc-tape reflective-yarn-thread'],
    ['reflective-tapes', 'flame-retardant-reflective-tape hi-reflective-polyester-fabric'],
    ['reflective-tapes', 'hi-reflective-tc-fabric reflective-oxford-ribbon reflective-piping'],
    ['reflective-tapes', 'reflective-woven-ribbon ordinary-reflective-polyester-fabric'],
    ['reflective-tapes', 'ordinary-reflective-tc-fabric'],
    ['double-sided-tapes', 'double-sided-foam-tape double-sided-tissue-tape double-sided-polyester-tape'],
    ['double-sided-tapes', 'vhb-tape flexographic-plate-mounting-tape pe-foam-tape double-sided-pet-tape'],
    ['double-sided-tapes', 'adhesive-transfer-tape acrylic-foam-tape thermally-conductive-tape'],
  ])('has the tapes that the specification names in %s: %s', (category, named) => {
    expect(ids(products.filter((product) => product.category === category))).toEqual(
      expect.arrayContaining(named.split(' ')),
    );
  });

  it.each([
    ['aluminium-foil-tape', ['packaging-industry', 'hvac-industry']],
    ['vhb-tape', ['packaging-industry', 'print-labels-signage-industry']],
  ])('puts %s into the industries that the specification names', (id, named) => {
    expect(products.find((product) => product.id === id)?.industries).toEqual(expect.arrayContaining(named));
  });
});

describeSample('references', () => {
  it('from products resolve, except for the specification’s two inconsistencies', () => {
    const dangling = products.flatMap(({ id, category, industries: named }) => [
      ...faultIf(!categoryIds.has(category), `${id}: category ${category}`),
      ...named
        .filter((industry) => !industryIds.has(industry))
        .map((industry) => `${id}: industry ${industry}`),
    ]);
    expect(dangling.sort()).toEqual([
      'double-sided-pu-foam-tape: industry specialty-tapes',
      'hook-and-loop-tape: category specialty-tpes',
      'magnetic-tape: industry specialty-tapes',
      'pe-foam-tape: industry specialty-tapes',
    ]);
  });

  it('from industries and the popular products resolve', () => {
    const missing = (named: readonly string[]) => named.filter((id) => !productIds.has(id));
    expectNone(industries, (industry) => missing(industry.products));
    expect(missing(settings.popularProductIds)).toEqual([]);
  });
});

describeSample('the search', () => {
  const listed = products.map(toProductSummary);

  it('finds a tape for each name that buyers type for one', () => {
    expect(synonyms.filter((typed) => matchingProducts(listed, typed).length === 0)).toEqual([]);
  });

  it.each(['address', 'certificate', 'contact', 'sample'])(
    'finds no tape for %j, which asks for a page and would otherwise open that tape',
    (typed) => {
      expect(matchingProducts(listed, typed)).toEqual([]);
    },
  );

  it.each([
    ['wire harness tape', 'acetate-cloth-tape'],
    ['silicone splicing tape', 'splicing-tape'],
    ['yellow black tape', 'hazard-marking-tape'],
    ['ACP tape', 'acrylic-foam-tape'],
  ])('lists first for %j what is meant', (typed, id) => {
    expect(matchingProducts(listed, typed)[0]?.id).toBe(id);
  });
});

describeSample('a product', () => {
  it('has a short description of 40 to 160 characters', () => {
    expectNone(products, (product) => outside('short description', product.shortDescription.length, 40, 160));
  });

  it('has a description of 120 to 250 words in two to four paragraphs of plain text', () => {
    expectNone(products, ({ description }) => [
      ...outside('words', countWords(description), 120, 250),
      ...outside('paragraphs', description.split('\n\n').length, 2, 4),
      ...faultIf(/<\/?[a-z]|&[a-z]+;/i.test(description), 'HTML in the description'),
    ]);
  });

  it('has 5 to 8 features, 4 to 6 uses and 6 to 14 specifications', () => {
    expectNone(products, ({ features, uses, specifications = [] }) => [
      ...outside('features', features.length, 5, 8),
      ...outside('uses', uses.length, 4, 6),
      ...outside('specifications', specifications.length, 6, 14),
    ]);
  });

  it('specifies each property once, with its unit separate from the value', () => {
    expectNone(products, ({ specifications = [] }) => [
      ...faultIf(
        new Set(specifications.map(({ name }) => name)).size < specifications.length,
        'a name twice',
      ),
      ...specifications
        .filter(
          ({ value, unit, testMethod }) => unit === '' || testMethod === '' || (unit && value.endsWith(unit)),
        )
        .map(({ name }) => name),
    ]);
  });

  it('names the humidity at which a charge or a surface resistance was measured', () => {
    expectNone(products, ({ specifications = [] }) =>
      specifications
        .filter(({ name }) => /^(?:Charge on|Surface resistance)/.test(name))
        .filter(({ testMethod }) => !testMethod?.includes('% RH'))
        .map(({ name }) => name),
    );
  });

  it('has a backing and an adhesive that are together no thicker than the tape', () => {
    expectNone(products, (product) => {
      const thickness = (name: string) => thicknessIn(figure(product, name));
      // Of a tape sold in several thicknesses, the thinnest.
      const [total = ''] = figure(product, 'Total thickness').split(',');
      const layers = (thickness('Backing') ?? 0) + (thickness('Adhesive') ?? 0);
      return faultIf(
        layers > (thicknessIn(`${total} mm`) ?? layers) + ROUNDING,
        `${layers} mm in ${total} mm`,
      );
    });
  });

  it('has an adhesive that the list can be filtered by, or one of the two that few tapes have', () => {
    expectNone(products, (product) => {
      const adhesive = figure(product, 'Adhesive');
      const isFiltered = toProductSummary(product).adhesives !== undefined;
      return faultIf(adhesive !== '' && !isFiltered && !/polyurethane|starch/i.test(adhesive), adhesive);
    });
  });

  it('stands more heat for a short time than in service', () => {
    const highest = (text: string) => Number(text.split(' ').at(-1));
    expectNone(products, (product) => {
      const [service, briefly] = [
        figure(product, 'Service temperature'),
        figure(product, 'Short-term temperature'),
      ];
      return faultIf(
        briefly !== '' && highest(briefly) <= highest(service),
        `${briefly}, in service ${service}`,
      );
    });
  });

  it('is ordered at the least in a width and a length that it is sold in', () => {
    expectNone(products, (product) => {
      const isSold = (size: string | undefined, name: string) =>
        size === undefined || figure(product, name).split(', ').includes(size);
      return Array.from((product.minimumOrder ?? '').matchAll(ROLL_SIZE)).flatMap(([size, width, length]) =>
        faultIf(!(isSold(width, 'Standard widths') && isSold(length, 'Roll length')), size),
      );
    });
  });

  it('tells search engines no figure that its page does not give', () => {
    expectNone(products, ({ seo, shortDescription, description, features, specifications = [] }) => {
      const rows = specifications.map(({ name, value, unit = '' }) => `${name} ${value} ${unit}`);
      const given = new Set(numbersIn([shortDescription, description, ...features, ...rows].join(' ')));
      return numbersIn(`${seo.title} ${seo.description}`).filter((number) => !given.has(number));
    });
  });

  it('has an SEO title of 15 to 60, a description of 60 to 155 and an alt text of 20 to 120 characters', () => {
    expectNone(products, ({ seo }) => [
      ...outside('SEO title', seo.title.length, 15, 60),
      ...outside('SEO description', seo.description.length, 60, 155),
      ...outside('alt text', seo.imageAlt?.length ?? 0, 20, 120),
    ]);
  });

  it('shares no sentence with another product', () => {
    const sentencesOf = ({ description, shortDescription, seo, features, uses }: Product) =>
      [
        ...description.split(/(?<=[.!?])\s+/),
        shortDescription,
        seo.title,
        seo.description,
        ...features,
        ...uses,
      ].map((sentence) => sentence.trim().toLowerCase());
    const owners = new Map<string, string>();
    expectNone(products, (product) =>
      sentencesOf(product).flatMap((sentence) => {
        const owner = owners.get(sentence) ?? product.id;
        owners.set(sentence, owner);
        return faultIf(owner !== product.id, `"${sentence}", as in ${owner}`);
      }),
    );
  });
});

describeSample('a category or an industry', () => {
  it('has a description of 150 to 300 words that links to 3 to 20 products', () => {
    expectNone(groups, ({ description }) => [
      ...outside('words', countWords(withoutTags(description)), 150, 300),
      ...outside('products linked', linkedIds(description, '/product/').size, 3, 20),
    ]);
  });

  it('names an icon that the site has, and an industry also one of its backgrounds', () => {
    expectNone(groups, ({ icon }) => faultIf(!isKnownIcon(icon), `icon ${icon}`));
    const rules = readFileSync('src/site/pages/industries/IndustrySection.module.css', 'utf8');
    expectNone(industries, ({ gradientClasses: ground }) =>
      faultIf(!rules.includes(`[data-ground="${ground}"]`), `background ${ground}`),
    );
  });

  it('has an SEO title of 15 to 60 and a description of 60 to 155 characters', () => {
    expectNone(groups, ({ seo }) => [
      ...outside('SEO title', seo.title.length, 15, 60),
      ...outside('SEO description', seo.description.length, 60, 155),
    ]);
  });
});

describeSample('the articles', () => {
  it('number 27, are dated from 4 to 28 August 2024, and were not modified before they were published', () => {
    const dates = articles.map(({ datePublished }) => datePublished).sort();
    expect(dates).toHaveLength(27);
    expect([dates.at(0), dates.at(-1)]).toEqual(['2024-08-04', '2024-08-28']);
    expectNone(articles, ({ datePublished, dateModified }) =>
      faultIf(dateModified < datePublished, `modified ${dateModified}, before ${datePublished}`),
    );
  });

  it('cover the categories of the specification', () => {
    expect([...new Set(articles.map(({ category }) => category))].sort()).toEqual([
      'Application Guides',
      'Automotive & EV',
      'Business Guides',
      'Cleanroom & Safety',
      'Electronics',
      'HVAC',
      'Industry Applications',
      'Industry Guides',
      'Innovation',
      'Manufacturing',
      'Manufacturing Efficiency',
      'Manufacturing Insights',
      'Quality Control',
      'Renewable Energy',
      'Safety & Reflective',
      'Sustainability',
      'Technical Guides',
    ]);
  });

  it('are signed by the principal or the experts', () => {
    expect(new Set(articles.map(({ author }) => author))).toEqual(
      new Set([company.principal, 'Tape Experts']),
    );
  });

  it('have the ids that are derived from their titles', () => {
    expectNone(articles, ({ id, title }) => faultIf(id !== articleId(title, []), articleId(title, [])));
  });

  it('have 900 to 1,500 words, and the reading time that follows from them', () => {
    expectNone(articles, ({ content, readTime }) => [
      ...outside('words', countWords(withoutTags(content)), 900, 1500),
      ...outside('reading time', readTime, readingTime(content), readingTime(content)),
    ]);
  });

  it('have a summary of 110 to 160 characters and two to eight tags', () => {
    expectNone(articles, ({ summary, tags }) => [
      ...outside('summary', summary.length, 110, 160),
      ...outside('tags', tags.length, 2, 8),
    ]);
  });

  it('open with a short answer, and have at least three headings, a list and a table', () => {
    expectNone(articles, ({ content }) => [
      ...faultIf(!content.startsWith('<p><strong>In short:</strong> '), 'no short answer first'),
      ...faultIf(countTags(content, 'h2') < 3, 'fewer than three headings'),
      ...faultIf(countTags(content, 'ul') + countTags(content, 'ol') === 0, 'no list'),
      ...faultIf(countTags(content, 'table') === 0, 'no table'),
    ]);
  });

  it('link to 3 to 20 products and at least one other article, but not to themselves', () => {
    expectNone(articles, ({ id, content }: Article) => [
      ...outside('products linked', linkedIds(content, '/product/').size, 3, 20),
      ...faultIf(linkedIds(content, '/blog/').size === 0, 'no article linked'),
      ...faultIf(linkedIds(content, '/blog/').has(id), 'a link to itself'),
    ]);
  });
});

describeSample('the stock widths on the page About us', () => {
  it('are standard widths of six products', async () => {
    const { widths } = await loadAbout();
    expect(widths).toHaveLength(6);
    expectNone(widths, ({ id, millimetres }) => {
      const { specifications = [] } = products.find((product) => product.id === id) ?? {};
      const standard = specifications.find(({ name }) => name === 'Standard widths')?.value.split(', ') ?? [];
      return faultIf(!standard.includes(String(millimetres)), `${millimetres} mm`);
    });
  });
});

describeSample('the HTML of articles, categories and industries', () => {
  const texts = [
    ...groups.map(({ id, description }) => ({ id, html: description })),
    ...articles.map(({ id, content }) => ({ id, html: content })),
  ];

  it('writes &, < and > in its text as entities, and uses no other entities', () => {
    expectNone(texts, ({ html }) => withoutTags(html).match(/[<>]|&(?!(?:amp|lt|gt);)/g) ?? []);
  });
});
