import { describe, expect, it } from 'vitest';
import { secondsToWait } from '../../../src/admin/auth/attempts';
import { passwordMatches } from '../../../src/admin/auth/password';
import { checkContent } from '../../../src/admin/dashboard/health';
import { testFor } from '../../../src/admin/data/filters';
import { nestErrors } from '../../../src/admin/data/nestErrors';
import { changedParts, mergeVersions } from '../../../src/admin/form/merge';
import { messagesOf, tidy } from '../../../src/admin/records/tidy';
import { tidyHtml } from '../../../src/admin/richText/tidyHtml';
import { specifiedPath } from '../../../src/admin/specifiedPath';
import { articleSchema } from '../../../src/shared/catalogue/article';
import { productSchema } from '../../../src/shared/catalogue/product';
import { buildArticle, buildContent, buildProduct } from '../../builders';

describe('specifiedPath', () => {
  it.each([
    ['/admin/products/create', '/admin/products/new'],
    ['/admin/products/create?source={}', '/admin/products/new?source={}'],
    ['/admin/products/vhb-tape', '/admin/products/edit/vhb-tape'],
    ['/admin/blog/a-b', '/admin/blog/edit/a-b'],
    ['/admin/products', '/admin/products'],
    ['/admin/products?page=2', '/admin/products?page=2'],
    ['/admin/products/new', '/admin/products/new'],
    ['/admin/products/edit/x', '/admin/products/edit/x'],
    ['/admin/dashboard', '/admin/dashboard'],
    ['/admin/login', '/admin/login'],
  ])('%s leads to %s', (from, to) => expect(specifiedPath(from)).toBe(to));
});

describe('tidy', () => {
  it('turns emptied inputs into what the schema wants', () => {
    const values = { id: 'a', name: null, brand: '', readme: 1, seo: { title: null, h1: ' ' }, colours: [] };
    expect(tidy(productSchema, values)).toEqual({ id: 'a', name: '', seo: {} });
  });

  it('says in words what is missing', () => {
    expect(messagesOf(productSchema, { id: 'a', name: null })).toEqual({ name: 'Give the product a name.' });
    const specifications = [{ name: 'Width', value: null }];
    expect(messagesOf(productSchema, { id: 'a', name: 'A', specifications })).toEqual({
      'specifications.0.value': 'Give the value.',
    });
  });

  it.each([
    [0, 'At least one minute.'],
    [2.5, 'Give whole minutes.'],
    [Number.NaN, 'Give the minutes as a number.'],
  ])('says in words what is wrong with %d minutes', (readTime, message) => {
    expect(messagesOf(articleSchema, { ...buildArticle(), readTime })).toEqual({ readTime: message });
  });
});

describe('nestErrors', () => {
  it('has the shape of the form', () => {
    expect(nestErrors({ 'seo.title': 'Long', name: 'None' })).toEqual({
      seo: { title: 'Long' },
      name: 'None',
    });
  });
});

describe('merging two versions', () => {
  const base = { id: 'a', name: 'One', uses: ['x'], note: 'n' };

  it('keeps both sides where they touched different fields', () => {
    const merged = mergeVersions(base, { ...base, name: 'Mine' }, { ...base, uses: ['y'] });
    expect(merged).toEqual({ ...base, name: 'Mine', uses: ['y'] });
  });

  it('gives nothing where both changed the same field', () => {
    const [mine, theirs] = [
      { ...base, name: 'Mine' },
      { ...base, name: 'Theirs' },
    ];
    expect(mergeVersions(base, mine, theirs)).toBeUndefined();
    expect(changedParts(base, mine, theirs)).toEqual([{ path: 'name', changedBy: 'both' }]);
  });
});

describe('list filters', () => {
  const known = buildContent();
  const passes = (filter: Record<string, unknown>, product = buildProduct()) =>
    testFor('products', filter, known)(product as never);

  it('searches all words in name and descriptions', () => {
    expect(passes({ q: 'kraft CARTONS' })).toBe(true);
    expect(passes({ q: 'kraft copper' })).toBe(false);
  });

  it('knows pictures, unknown categories and industries', () => {
    expect(passes({ withoutPicture: true }, buildProduct({ images: [] }))).toBe(true);
    expect(passes({ withoutPicture: false })).toBe(true);
    expect(passes({ unknownCategory: true })).toBe(false);
    expect(passes({ unknownCategory: true }, buildProduct({ category: 'specialty-tpes' }))).toBe(true);
    expect(
      passes({ industries: 'packaging-industry' }, buildProduct({ industries: ['packaging-industry'] })),
    ).toBe(true);
  });
});

describe('content health', () => {
  const found = (content = buildContent()) =>
    Object.fromEntries(checkContent(content).map(({ title, findings }) => [title, findings.length]));

  it('finds nothing in good content', () => {
    expect(Object.values(found()).every((count) => count === 0)).toBe(true);
  });

  it('finds each kind of trouble', () => {
    const products = [
      buildProduct({ category: 'specialty-tpes', industries: ['specialty-tapes'], images: [] }),
      buildProduct({ id: 'b', seo: { title: 'x'.repeat(61), description: '' } }),
    ];
    expect(found(buildContent({ products, blog: [buildArticle({ content: '<p>No link</p>' })] }))).toEqual({
      'Unknown category': 1,
      'Unknown industry': 1,
      'The same name twice': 2,
      'No title or description for search engines': 1,
      'Too long for search results': 1,
      'Links that lead nowhere': 0,
      'Articles without a link': 1,
      'Products without a picture': 1,
    });
  });
});

describe('HTML', () => {
  it('loses the paragraphs that the editor puts into lists, and gains heads of tables', () => {
    const html =
      '<ul><li><p>a</p></li></ul><table><tbody><tr><th>h</th></tr><tr><td>d</td></tr></tbody></table><p></p>';
    expect(tidyHtml(html)).toBe(
      '<ul><li>a</li></ul><table><thead><tr><th>h</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>',
    );
  });
});

describe('the login', () => {
  it('slows down after five failures, up to a minute', () => {
    const wait = (failed: number) => secondsToWait({ failed, last: 1000 }, 1000);
    expect([4, 5, 6, 7, 20].map(wait)).toEqual([0, 2, 4, 8, 60]);
    expect(secondsToWait({ failed: 5, last: 1000 }, 3000)).toBe(0);
    // The clock was set back since.
    expect(secondsToWait({ failed: 5, last: 9_000_000 }, 1000)).toBe(2);
  });

  it('knows the example password, and no other', async () => {
    const salt = 'c0e1ecdcc298e0de3025bc82d88ea933';
    const hash = '60bcbdfe3b613cc587037b8118e0899911bb72ea327684a3f51fa58113a1582d';
    expect(await passwordMatches('tape-1959', salt, hash)).toBe(true);
    expect(await passwordMatches('tape-1960', salt, hash)).toBe(false);
  });
});
