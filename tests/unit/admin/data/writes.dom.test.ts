import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asFormError, ChangedSinceError, ConflictError } from '../../../../src/admin/data/errors';
import { writes } from '../../../../src/admin/data/writes';
import { changeTitle, followersLine } from '../../../../src/admin/history/changeWords';
import { listChanges } from '../../../../src/admin/history/kept/keptChanges';
import { localDate } from '../../../../src/admin/words/dates';
import { type Article, articles } from '../../../../src/shared/catalogue/article';
import { NoSlugError } from '../../../../src/shared/catalogue/id';
import { products } from '../../../../src/shared/catalogue/product';
import { buildArticle, buildProduct } from '../../../builders';
import { storedBytes } from '../../shared/faultyStorage';
import { storeContent } from '../../storeContent';
import { emptyHistory } from '../support/historyStorage';

type Values = Record<string, unknown>;

const asIs = (value: unknown) => value;

const kraft = buildProduct({
  name: 'Kraft Tape',
  brand: 'Other Tapes',
  minimumOrder: '72 rolls',
  colours: [{ name: 'Brown', hex: '#aa7733' }],
});
const foam = buildProduct({ name: 'Foam Tape' });

const storedKraft = () => products.stored()?.find(({ id }) => id === kraft.id);

/** Saves as a form does. Returns the record that react-admin then holds (useUpdate). */
async function saveForm(held: Values, typed: Values): Promise<Values> {
  const { data } = await writes.update('products', {
    id: kraft.id,
    data: { ...held, ...typed },
    previousData: { ...held, id: kraft.id },
  });
  return { ...held, ...JSON.parse(JSON.stringify(data)) };
}

beforeEach(async () => {
  localStorage.clear();
  await emptyHistory();
  storeContent({ products: [foam, kraft] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('a new article comes first, and a new product last', async () => {
  const old = buildArticle({ title: 'Old' });
  storeContent({ blog: [old] });
  const { data: article } = await writes.create('blog', { data: { title: 'New', content: '<p>x</p>' } });
  expect(articles.stored()).toEqual([article, old]);
  const { id: _, ...typed } = buildProduct({ name: 'New Tape' });
  const { data: product } = await writes.create('products', { data: typed });
  expect(products.stored()).toEqual([foam, kraft, product]);
});

describe('an optional field that was emptied', () => {
  const emptied = { name: 'Brown Kraft', brand: null, minimumOrder: '', colours: [] };

  it('is empty in the form after saving', async () => {
    const held = await saveForm(kraft, emptied);
    expect(held).toMatchObject({ name: 'Brown Kraft', brand: null, minimumOrder: null, colours: [] });
  });

  it('causes no conflict at the next save, and stays empty', async () => {
    const held = await saveForm(kraft, emptied);
    await saveForm(held, { name: 'Kraft Again' });
    const again = { ...buildProduct({ name: 'Kraft Again', id: kraft.id }), seo: kraft.seo };
    expect(products.stored()).toEqual([foam, again]);
  });

  it('causes a conflict if another tab changed the record meanwhile', async () => {
    const held = await saveForm(kraft, emptied);
    storeContent({ products: [{ ...kraft, brand: 'From elsewhere' }, foam] });
    await expect(saveForm(held, { name: 'Mine' })).rejects.toThrow(ConflictError);
  });
});

it('blanks at the ends of a line of text are not stored, and change nothing by themselves', async () => {
  const specifications = [{ name: 'Width ', value: ' 48', unit: 'mm ', testMethod: ' ' }];
  await saveForm(kraft, {
    name: ' Kraft  Tape\n',
    brand: 'Other Tapes ',
    features: ['Strong '],
    specifications,
  });
  expect(storedKraft()).toMatchObject({
    name: 'Kraft  Tape',
    brand: 'Other Tapes',
    features: ['Strong'],
    specifications: [{ name: 'Width', value: '48', unit: 'mm' }],
  });
  const text = storedBytes();
  await saveForm(storedKraft() ?? {}, { name: 'Kraft  Tape ' });
  expect(storedBytes()).toEqual(text);
});

it('the same change in another tab causes no conflict', async () => {
  storeContent({ products: [{ ...kraft, brand: 'Ours' }, foam] });
  await saveForm(kraft, { brand: 'Ours' });
  expect(storedKraft()?.brand).toBe('Ours');
  const article = buildArticle({ title: 'Before' });
  storeContent({ blog: [{ ...article, title: 'After', dateModified: '2026-01-01' }] });
  await writes.update('blog', {
    id: article.id,
    data: { ...article, title: 'After' },
    previousData: article,
  });
  expect(articles.stored()).toMatchObject([{ title: 'After' }]);
});

describe('emptied minutes to read', () => {
  const stored = buildArticle({ content: 'word '.repeat(700), readTime: 1 });
  const emptied = { ...stored, readTime: null };
  const save = () => writes.update('blog', { id: stored.id, data: emptied, previousData: stored });
  beforeEach(() => storeContent({ blog: [stored] }));

  it('are set from the length of the text', async () => {
    await save();
    expect(articles.stored()?.[0]?.readTime).toBe(4);
  });

  it('are set in a conflict, too', async () => {
    storeContent({ blog: [{ ...stored, title: 'From elsewhere' }] });
    await expect(save()).rejects.toMatchObject({ mine: { readTime: 4 } });
  });
});

describe('minutes to read', () => {
  const save = async (stored: Article, typed: Partial<Article>) => {
    storeContent({ blog: [stored] });
    await writes.update('blog', { id: stored.id, data: { ...stored, ...typed }, previousData: stored });
    return articles.stored()?.[0]?.readTime;
  };
  const long = { content: 'word '.repeat(1500) };
  const followed = buildArticle({ content: 'word '.repeat(300), readTime: 2 });

  it('grow with the text that they were derived from', async () => {
    expect(await save(followed, long)).toBe(8);
  });

  it('stay if the owner types, or once typed, others', async () => {
    expect(await save(followed, { ...long, readTime: 5 })).toBe(5);
    expect(await save({ ...followed, readTime: 3 }, long)).toBe(3);
  });

  it('grow in a conflict, too', async () => {
    storeContent({ blog: [{ ...followed, title: 'From elsewhere' }] });
    const data = { ...followed, ...long };
    await expect(
      writes.update('blog', { id: followed.id, data, previousData: followed }),
    ).rejects.toMatchObject({ mine: { readTime: 8 } });
  });
});

it('saving an article whose text did not change leaves its modification date as it is', async () => {
  const stored = buildArticle({ content: '<ul><li>One</li></ul>', dateModified: '2024-08-28' });
  const save = async (content: string) => {
    storeContent({ blog: [stored] });
    await writes.update('blog', { id: stored.id, data: { ...stored, content }, previousData: stored });
    return articles.stored()?.[0]?.dateModified;
  };
  // As the editor writes it. In happy-dom, the sanitiser damages whatever comes first, here what it takes out anyway.
  expect(await save('<canvas></canvas><ul><li><p>One</p></li></ul>')).toBe('2024-08-28');
  expect(await save('<canvas></canvas><ul><li><p>Two</p></li></ul>')).toBe(localDate(new Date()));
});

it('an article’s modification date is never before its publication date', async () => {
  const stored = buildArticle({ datePublished: '2024-08-24' });
  storeContent({ blog: [stored] });
  const publish = async (datePublished: string) => {
    const previousData = articles.stored()?.[0] ?? stored;
    await writes.update('blog', { id: stored.id, data: { ...previousData, datePublished }, previousData });
    return articles.stored()?.[0]?.dateModified;
  };
  expect(await publish('2999-01-01')).toBe('2999-01-01');
  expect(await publish('2024-08-25')).toBe(localDate(new Date()));
});

describe('a change of several products', () => {
  const old = buildProduct({ name: 'Old Tape', images: ['files.example/a.jpg'] });
  const ids = [kraft.id, old.id];
  beforeEach(() => storeContent({ products: [kraft, foam, old] }));

  it('changes no other product, and keeps a stored picture address as it is', async () => {
    await writes.updateMany('products', { ids, data: { category: 'safety-tapes' } });
    const [changedKraft, changedOld] = [kraft, old].map((one) => ({ ...one, category: 'safety-tapes' }));
    expect(products.stored()).toEqual([changedKraft, foam, changedOld]);
  });

  it('checks picture addresses that it sets', async () => {
    const data = { images: ['files.example/b.jpg'] };
    await expect(writes.updateMany('products', { ids, data })).rejects.toThrow('starts with https://');
    expect(products.stored()).toEqual([kraft, foam, old]);
  });
});

describe('deleting what another tab changed meanwhile', () => {
  const theirs = { ...kraft, description: 'A long text from elsewhere' };
  beforeEach(() => storeContent({ products: [theirs, foam] }));
  const ids = [kraft.id, foam.id];

  it('is refused, and the refusal names it', async () => {
    const before = storedBytes();
    const refusal = await writes.delete('products', { id: kraft.id, previousData: kraft }).catch(asIs);
    expect(refusal).toBeInstanceOf(ChangedSinceError);
    expect(refusal).toMatchObject({
      message: expect.stringContaining('“Kraft Tape” was changed elsewhere meanwhile'),
      found: [theirs],
    });
    const several = writes.deleteMany('products', { ids, meta: { shown: [foam, kraft] } });
    await expect(several).rejects.toThrow('“Kraft Tape” was changed elsewhere meanwhile');
    expect(storedBytes()).toEqual(before);
  });

  it('is done if the owner saw the change', async () => {
    await writes.delete('products', { id: kraft.id, previousData: theirs });
    expect(products.stored()).toEqual([foam]);
  });

  it('answers with those deleted, without one that was gone already', async () => {
    const gone = buildProduct({ name: 'Gone Tape' });
    const answer = await writes.deleteMany('products', {
      ids: [foam.id, gone.id],
      meta: { shown: [foam, gone] },
    });
    expect(answer.data).toEqual([foam.id]);
    expect(products.stored()).toEqual([theirs]);
  });

  it('is done if only a field was emptied here before', async () => {
    await writes.delete('products', { id: foam.id, previousData: { ...foam, brand: null } });
    expect(products.stored()).toEqual([theirs]);
  });

  it('is refused if all are gone already, as Undo would then take back an earlier save', async () => {
    await writes.delete('products', { id: foam.id, previousData: foam });
    const again = [
      () => writes.delete('products', { id: foam.id, previousData: foam }),
      () => writes.deleteMany('products', { ids: [foam.id], meta: { shown: [foam] } }),
    ];
    for (const remove of again) await expect(remove()).rejects.toThrow('it was done elsewhere already');
    expect(products.stored()).toEqual([theirs]);
  });
});

describe('deleting while the built-in products cannot be loaded', () => {
  const remove = (id: string) => writes.delete('products', { id });

  it('removes a product that is not the last one', async () => {
    vi.spyOn(products.defaults, 'load').mockRejectedValue(new TypeError('Failed to fetch the module'));
    await remove(kraft.id);
    expect(products.stored()).toEqual([foam]);
  });

  it('keeps the last one, and says why', async () => {
    await remove(kraft.id);
    const before = storedBytes();
    vi.spyOn(products.defaults, 'load').mockRejectedValue(new TypeError('Failed to fetch the module'));
    await expect(remove(foam.id)).rejects.toThrow('cannot be loaded now. Nothing was saved.');
    expect(storedBytes()).toEqual(before);
  });
});

describe('deleting all products', () => {
  const own = buildProduct({ name: 'Own Tape', industries: [] });
  const removeAll = () =>
    writes.deleteMany('products', { ids: (products.stored() ?? []).map(({ id }) => id) });
  const titles = async () => (await listChanges()).map(changeTitle);

  it('is refused if all are built in, because they would come back', async () => {
    storeContent({ products: (await products.builtIn()).toReversed() });
    const before = storedBytes();
    await expect(removeAll()).rejects.toThrow('Nothing was deleted: these are the published products');
    expect(storedBytes()).toEqual(before);
    expect(await listChanges()).toEqual([]);
  });

  it('is refused if another tab has deleted the only one that is not built in', async () => {
    const builtIn = await products.builtIn();
    storeContent({ products: [...builtIn, own] });
    const removal = writes.deleteMany('products', { ids: builtIn.map(({ id }) => id) });
    storeContent({ products: builtIn });
    await expect(removal).rejects.toThrow('Nothing was deleted: these are the published products');
    expect(await listChanges()).toEqual([]);
  });

  it('removes those that are not built in, and the history names no others', async () => {
    const builtIn = await products.builtIn();
    storeContent({ products: [...builtIn, own] });
    await removeAll();
    expect(products.stored()).toEqual(builtIn);
    storeContent({ products: [own] });
    await removeAll();
    expect(await titles()).toEqual(['Product “Own Tape” deleted', 'Product “Own Tape” deleted']);
    const [change] = await listChanges();
    expect(change && followersLine(change)).toContain(`With it: ${builtIn.length} products`);
  });

  it('restores built-in ones that were changed, and the history says so', async () => {
    const [first, ...others] = await products.builtIn();
    storeContent({ products: first ? [{ ...first, name: 'Mine' }, ...others] : [] });
    await removeAll();
    expect(products.stored()).toEqual([first, ...others]);
    expect(await titles()).toEqual(['Back to the published content: Products']);
  });
});

it.each(['name', 'title'] as const)('a %s that gives no address is an error of that field', (what) => {
  expect(asFormError(new NoSlugError(what))).toMatchObject({
    body: { errors: { [what]: expect.stringContaining('at least one letter') } },
  });
});

it('a conflict holds edited HTML as it would be stored, and untouched HTML as it was', async () => {
  // Stored as it came from a file; tidied, it would have no spaces around it.
  const base = buildArticle({ content: ' <p>One</p> ' });
  storeContent({ blog: [{ ...base, title: 'Theirs' }] });
  const mineIn = async (content: string) => {
    const data = { ...base, content };
    const failure = await writes.update('blog', { id: base.id, data, previousData: base }).catch(asIs);
    return failure instanceof ConflictError && failure.mine.content;
  };
  expect(await mineIn(base.content)).toBe(base.content);
  expect(await mineIn('<ul><li><p>One</p></li></ul>')).toContain('<li>One</li>');
});
