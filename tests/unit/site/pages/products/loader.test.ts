import { expect, it, vi } from 'vitest';
import { listArticleSummaries } from '../../../../../src/shared/catalogue/article';
import { listCategories } from '../../../../../src/shared/catalogue/category';
import { industries, listIndustries } from '../../../../../src/shared/catalogue/industry';
import { listProductSummaries, products } from '../../../../../src/shared/catalogue/product';
import { loader } from '../../../../../src/site/pages/products/loader';
import { PRERENDERED_CARDS } from '../../../../../src/site/pages/products/prerenderedCards';
import { buildIndustry, buildProduct } from '../../../../builders';

const open = (query: string) => loader({ request: new Request(`https://example.com/products?${query}`) });

it('puts an industry’s products in its own order, also in a category, unless the list is to have another', async () => {
  const industry = (await listIndustries()).find(({ id }) => id === 'hvac-industry');
  if (!industry) throw new Error('The defaults have this industry');
  const shown = async (query: string) =>
    (await open(`industry=${industry.id}${query}`)).products.map(({ id }) => id);
  const all = await shown('');
  expect(all).toEqual(industry.products.slice(0, PRERENDERED_CARDS));
  const inCategory = await shown('&category=specialty-tapes');
  expect(inCategory.length).toBeGreaterThan(1);
  expect(inCategory).toEqual(industry.products.filter((id) => inCategory.includes(id)));
  expect(await shown('&sort=name')).not.toEqual(all);
});

it('in an industry a search finds no looser matches than among all products, where others are exact', async () => {
  const near = buildProduct({ id: 'near', name: 'Coppery Foils', industries: ['own'] });
  const exact = buildProduct({ id: 'exact', name: 'Copper Foil' });
  const stored = vi.spyOn(products, 'stored').mockReturnValue([near]);
  vi.spyOn(industries, 'current').mockResolvedValue([buildIndustry({ id: 'own', products: [near.id] })]);
  const found = async () => (await open('industry=own&q=copper+foil')).products.map(({ id }) => id);
  expect(await found()).toEqual([near.id]);
  stored.mockReturnValue([near, exact]);
  expect(await found()).toEqual([]);
});

it('lists what its address asks for', async () => {
  const query = 'category=specialty-tapes&industry=hvac-industry&heat=80&q=tape&sort=name';
  const { view, notes } = await open(query);
  expect(view).toEqual(Object.fromEntries(new URLSearchParams(query)));
  expect(notes).toEqual([]);
});

it('says how many products a search finds if the filters exclude them all', async () => {
  const [product] = await listProductSummaries();
  if (!product) throw new Error('The defaults have products');
  const elsewhere = ['safety-tapes', 'reflective-tapes'].find((id) => id !== product.category);
  const q = encodeURIComponent(product.name);
  expect((await open(`q=${q}`)).matches).toBeUndefined();
  const data = await open(`q=${q}&category=${elsewhere}&peak=260&thickness=1-`);
  expect(data.products).toEqual([]);
  expect(data.matches).toBeGreaterThan(0);
});

it('suggests another spelling only for a search that finds nothing anywhere', async () => {
  const [product] = await listProductSummaries();
  if (!product) throw new Error('The defaults have products');
  const misspelt = product.name.replace(/\p{L}{4,}/u, (word) => `${word.slice(0, 3)}q${word.slice(3)}`);
  expect(misspelt).not.toBe(product.name);
  expect((await open(`q=${encodeURIComponent(misspelt)}`)).suggestion).toBeDefined();
  expect((await open('q=zzgluon')).suggestion).toBeUndefined();
  expect(
    (await open(`q=${encodeURIComponent(product.name)}&peak=260&thickness=1-`)).suggestion,
  ).toBeUndefined();
});

it('suggests no other spelling of what a tape’s uses mention, but the search with fewer words', async () => {
  const tapes = [
    buildProduct({ name: 'Foam Tape', uses: ['Foan of gluon', 'Foam gluon'] }),
    ...['Kraft Tape', 'Cloth Tape'].map((name) => buildProduct({ name })),
  ];
  vi.spyOn(products, 'stored').mockReturnValue(tapes);
  vi.spyOn(products, 'current').mockResolvedValue(tapes);
  const search = async (q: string) => {
    const { offers, suggestion } = await open(`q=${q}`);
    return { mentions: offers?.length, suggestion };
  };
  expect(await search('foamm')).toEqual({ mentions: 0, suggestion: 'foam' });
  expect(await search('foan')).toEqual({ mentions: 1, suggestion: undefined });
  expect(await search('foam+gluon')).toEqual({ mentions: 1, suggestion: 'foam' });
});

it('leads to the category or industry that is searched for by name, only if no product is found', async () => {
  const industry = (await listIndustries()).find(({ id }) => id === 'hvac-industry');
  const category = (await listCategories()).find(({ id }) => id === 'safety-tapes');
  const [product] = await listProductSummaries();
  if (!industry || !category || !product) throw new Error('The defaults have all three');
  const all = await open('');
  const countOf = (id: string) =>
    [...all.categories, ...all.industries].find((entry) => entry.id === id)?.count;
  const search = (q: string) => open(`q=${encodeURIComponent(q)}`);
  const toIndustry = {
    href: `/products?industry=${industry.id}`,
    words: `All tapes for ${industry.name} (${countOf(industry.id)})`,
  };
  for (const q of [industry.name, `${industry.name} tape`, `Tapes for ${industry.name}`])
    expect((await search(q)).offers).toEqual([toIndustry]);
  const bySafety = await search(category.name);
  expect(bySafety.offers?.[0]).toEqual({
    href: `/products?category=${category.id}`,
    words: `All of our ${category.name} (${countOf(category.id)})`,
  });
  expect(bySafety.suggestion).toBeUndefined();
  expect((await search(product.name)).offers).toBeUndefined();
  expect((await search('zzgluon')).offers).toEqual([]);
  // What is left without "industry" says too little.
  const hrefs = (await search('e industry')).offers?.map(({ href }) => href) ?? [];
  expect(hrefs.filter((href) => href.startsWith('/products?'))).toEqual([]);
});

it('says where a standard that no tape names is explained, and of what is asked of any tape where it stands', async () => {
  const hrefs = async (q: string) =>
    (await open(`q=${encodeURIComponent(q)}`)).offers?.map(({ href }) => href);
  expect(await hrefs('FDA zzgluon')).toEqual(['/about#tests']);
  expect(await hrefs('zzgluon')).toEqual([]);
  expect(await hrefs('moq')).toEqual(['/about#order']);
});

it('links to what mentions a search that finds nothing: products by their uses, and articles', async () => {
  const uses = (await products.current()).flatMap(({ id, uses: all }) => all.map((use) => ({ id, use })));
  const offersFor = async (q: string) => (await open(`q=${encodeURIComponent(q)}`)).offers ?? [];
  const found = await Promise.all(
    uses
      .filter(({ use }) => !/\d/.test(use))
      .slice(0, 20)
      .map(
        async ({ id, use }) => (await offersFor(use)).find(({ href }) => href === `/product/${id}`)?.words,
      ),
  );
  expect(found.filter((words) => words !== undefined)).not.toEqual([]);
  const [article] = await listArticleSummaries();
  if (!article) throw new Error('The defaults have articles');
  expect(await offersFor(article.title)).toContainEqual({
    href: `/blog/${article.id}`,
    words: `Read: ${article.title}`,
  });
});

it.each([
  [8, undefined],
  [9, '1 more: ask us which suits your job'],
  [12, '4 more: ask us which suits your job'],
])(
  'of %d tapes that a standard names lists eight, and says how many more there are: %s',
  async (count, words) => {
    const specifications = [{ name: 'Peel', value: '5', unit: 'N/25 mm', testMethod: 'ASTM D3330' }];
    const tested = Array.from({ length: count }, (_, index) =>
      buildProduct({ name: `Tape ${index}`, specifications }),
    );
    vi.spyOn(products, 'current').mockResolvedValue(tested);
    const { offers = [] } = await open('q=D3330');
    expect(offers.filter(({ href }) => href.startsWith('/product/'))).toHaveLength(8);
    expect(offers.find(({ href }) => href === '/request-quote?q=D3330')?.words).toBe(words);
  },
);

it('finds nothing else if what may mention a search cannot be fetched', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(products, 'current').mockRejectedValue(new TypeError('Offline'));
  expect((await open('q=zzgluon')).offers).toEqual([]);
  expect(warn).toHaveBeenCalled();
});

it('goes on to the figures of a search that finds nothing but them, with the other filters', async () => {
  const address = async (query: string) => {
    const answer = await open(query).catch((thrown: Response) => thrown);
    return answer instanceof Response ? answer.headers.get('location') : undefined;
  };
  // Nothing is fetched for a page that nobody will see.
  const whole = vi.spyOn(products, 'current');
  expect(await address('q=foam+1mm&sort=name')).toBe('/products?thickness=1-&q=foam&sort=name');
  expect(whole).not.toHaveBeenCalled();
  expect(await address('q=foam')).toBeUndefined();
  // Here the search itself finds some.
  expect((await open('q=260+°C')).byFigures).toBeDefined();
  // Here the filters exclude what the search itself finds.
  expect(await address('q=260+°C&category=safety-tapes')).toBeUndefined();
});

it('notes what the address asks for and the list ignores', async () => {
  const all = (await open('')).total;
  const { products, more, notes } = await open('category=no-such&industry=toys&peak=17&q=a');
  expect(products.length + (more?.count ?? 0)).toBe(all);
  expect(notes).toEqual([
    'There is no category “no-such”, so the list is not narrowed by it.',
    'There is no industry “toys”, so the list is not narrowed by it.',
    'There is no short-term temperature “17”, so the list is not narrowed by it.',
    '“a” is too short to search for: type two characters or more.',
  ]);
  expect((await open('category=safety-tapes&q=+&peak=')).notes).toEqual([]);
});
