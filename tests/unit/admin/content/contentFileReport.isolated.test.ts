// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { reportOnContentFile } from '../../../../src/admin/content/import/reportOn';
import { staying } from '../../../../src/admin/content/import/staying';
import type { Content } from '../../../../src/shared/catalogue/content';
import { formatContentFile } from '../../../../src/shared/catalogue/publishing/contentFile';
import { resourceNames } from '../../../../src/shared/storage/keys';
import {
  buildArticle,
  buildCategory,
  buildContent,
  buildIndustry,
  buildProduct,
  buildSettings,
} from '../../../builders';
import { otherThan } from '../../../contentKeys';

// happy-dom does not parse HTML as browsers do; tests/e2e/site/sanitiser.spec.ts tests the real function.
vi.mock('../../../../src/shared/html/sanitiseHtml', () => ({
  keepSafeHtml: (html: string) =>
    html.replace(/<iframe.*<\/iframe>/, '').replace('<a ', '<a rel="noopener" '),
}));

/** In this machine's time, as the report states it. */
const DOWNLOADED = new Date('2026-01-01T12:00');
const fileOf = (content: Partial<Content>) => formatContentFile(content, DOWNLOADED);

describe('the report on a content file', () => {
  it('finds no difference in what was just downloaded', () => {
    const now = buildContent();
    const report = reportOnContentFile(fileOf(now), now);
    expect(report).toMatchObject({ added: [], changed: [], removed: [], problems: [] });
    expect(staying(report)).toEqual(resourceNames);
    expect(report.content.products?.[0]).toBe(now.products[0]);
  });

  it('finds no difference in blanks at the ends of a line of text', () => {
    const now = buildContent();
    const products = now.products.map((product) => ({ ...product, name: `${product.name} ` }));
    const report = reportOnContentFile(fileOf({ products }), now);
    expect(report.changed).toEqual([]);
    expect(staying(report)).toEqual(['products']);
  });

  it('names what is added, changed and removed', () => {
    const now = buildContent({ products: [buildProduct(), buildProduct({ id: 'old', name: 'Old' })] });
    const products = [
      buildProduct({ id: 'brown-kraft-tape', name: 'Kraft Tape 2' }),
      buildProduct({ id: 'new', name: 'New' }),
    ];
    const report = reportOnContentFile(fileOf({ products }), now);
    const [kraft, old] = now.products;
    expect(report.changed).toEqual([
      {
        resource: 'products',
        id: 'brown-kraft-tape',
        name: 'Kraft Tape 2',
        fields: ['name', 'seo'],
        before: kraft,
        after: products[0],
      },
    ]);
    expect(report.added).toEqual([{ resource: 'products', id: 'new', name: 'New', after: products[1] }]);
    expect(report.removed).toEqual([{ resource: 'products', id: 'old', name: 'Old', before: old }]);
  });

  it('says that a file does not hold what was saved after its download', () => {
    const now = buildContent();
    const old = fileOf({ products: [buildProduct({ name: 'Kraft Tape 2' })] });
    const [downloaded, day] = [DOWNLOADED.getTime(), 24 * 60 * 60 * 1000];
    expect(reportOnContentFile(old, now, downloaded + day).warnings).toEqual([
      expect.stringMatching(/downloaded on .*1 Jan.* does not hold what was saved/),
    ]);
    expect(reportOnContentFile(old, now, downloaded - day).warnings).toEqual([]);
    expect(reportOnContentFile(fileOf(now), now, downloaded + day).warnings).toEqual([]);
  });

  it('warns of what only a newer version of the site knows', () => {
    const now = buildContent();
    const [kraft] = now.products;
    const product = { ...kraft, name: 'Kraft Tape 2', seo: { ...kraft?.seo, robots: 'all' } };
    const settings = now.settings.map((all) => ({ ...all, contact: { ...all.contact, fax: '1' } }));
    const file = fileOf({ products: [product], settings, videos: [{ id: 'a' }] } as Partial<Content>);
    expect(reportOnContentFile(file, now)).toMatchObject({
      changed: [{ name: 'Kraft Tape 2' }],
      warnings: [expect.stringContaining('would be left out: see Kraft Tape 2, settings and videos.')],
    });
    expect(reportOnContentFile(fileOf(now), now).warnings).toEqual([]);
  });

  describe('names what was added or changed here and is not in the file', () => {
    const builtIn = buildContent({ products: ['A', 'B', 'C'].map((name) => buildProduct({ name })) });
    const later = Date.parse('2025-01-01');
    const own = buildProduct({ name: 'Only here' });
    const [a, b, c] = builtIn.products;
    if (!a || !b || !c) throw new Error('There are no products.');
    const edited = { ...b, brand: 'Ours' };
    const now = { ...builtIn, products: [a, edited, c, own] };

    it('of a file that was made elsewhere later, and none that only the file changes', () => {
      const file = fileOf({ ...builtIn, products: [{ ...a, brand: 'Theirs' }, b] });
      expect(reportOnContentFile(file, now, later, builtIn)).toMatchObject({
        removed: [{ name: 'C' }, { name: 'Only here' }],
        takesAway:
          'This file was made in another browser, or before your last changes here. As it is, it takes away what is only here: Product “Only here”; it overwrites what you changed here: Product “B”.',
        warnings: ['1 product loses its brand.'],
      });
    });

    it('of a file that was downloaded before the last save, in one warning', () => {
      const report = reportOnContentFile(fileOf(builtIn), now, Date.parse('2026-02-01'), builtIn);
      expect(report.takesAway).toMatch(
        /^This file was downloaded on .* since then\. As it is, it takes away what is only here: Product “Only here”; it /,
      );
      expect(report.warnings.join()).not.toContain('downloaded');
    });

    it('and says what it would change if that stays', () => {
      const theirs = buildProduct({ name: 'Theirs' });
      const file = fileOf({ ...builtIn, products: [a, { ...b, brand: 'Both' }, theirs] });
      const { keepingOwn } = reportOnContentFile(file, now, later, builtIn);
      expect(keepingOwn).toMatchObject({
        added: [{ name: 'Theirs' }],
        changed: [],
        removed: [{ name: 'C' }],
        warnings: ['Changed both here and in the file, so yours stays: Product “B” (brand).'],
      });
      expect(keepingOwn?.content.products).toEqual([a, edited, own, theirs]);
    });

    it('and warns then, too, of what the site would leave out of the file', () => {
      const [article = buildArticle()] = builtIn.blog;
      const blog = [{ ...article, content: '<p>See</p><iframe src="https://video.example"></iframe>' }];
      const file = fileOf({ ...builtIn, blog, videos: [{ id: 'a' }] } as Partial<Content>);
      const { keepingOwn, cleaned, madeOn } = reportOnContentFile(file, now, later, builtIn);
      expect(keepingOwn).toMatchObject({
        changed: [{ resource: 'blog' }],
        warnings: [expect.stringContaining('would be left out: see videos.')],
      });
      expect(cleaned).toHaveLength(1);
      expect(keepingOwn?.cleaned).toBe(cleaned);
      expect(keepingOwn?.madeOn).toBe(madeOn);
    });

    it('and names nothing as changed on both sides if nothing was', () => {
      const file = fileOf({ ...builtIn, products: [{ ...a, brand: 'Theirs' }, b, c] });
      expect(reportOnContentFile(file, now, later, builtIn).keepingOwn).toMatchObject({
        changed: [{ name: 'A' }],
        removed: [],
        warnings: [],
      });
    });

    it('but not if nothing would remain to be changed, as of an older file of this browser', () => {
      const report = reportOnContentFile(fileOf(builtIn), now, later, builtIn);
      expect(report.takesAway).not.toBe('');
      expect(report.keepingOwn).toBeUndefined();
    });

    it('but nothing that it holds as it is here, whatever else it changes of it', () => {
      const products = [a, { ...edited, name: 'B 2' }, c, own];
      expect(reportOnContentFile(fileOf({ ...now, products }), now, later, builtIn).takesAway).toBe('');
    });

    it('by the name that it has here, also if all that was done is to empty a field', () => {
      const was = { ...builtIn, products: [a, { ...b, brand: 'Old' }, c] };
      const products = [a, { ...b, brand: 'Old', name: 'B 2' }, c];
      expect(reportOnContentFile(fileOf({ ...was, products }), builtIn, later, was).takesAway).toMatch(
        /it overwrites what you changed here: Product “B”\.$/,
      );
    });

    it('the order of an industry’s products among it', () => {
      const [industry = buildIndustry()] = builtIn.industries;
      const products = builtIn.products.map((product) => ({ ...product, industries: [industry.id] }));
      const listing = (...ids: string[]) => ({
        ...builtIn,
        products,
        industries: [{ ...industry, products: ids }],
      });
      const [was, turned] = [listing('a', 'b', 'c'), listing('c', 'b', 'a')];
      const lost = (file: Content) => reportOnContentFile(fileOf(file), turned, later, was).takesAway;
      expect(lost(was)).toMatch(/it overwrites what you changed here: Industry “Packaging Industry”\.$/);
      expect(
        lost({
          ...turned,
          products: [{ ...products[0], brand: 'Theirs' }, ...products.slice(1)] as typeof products,
        }),
      ).toBe('');
      const fileTurned = reportOnContentFile(fileOf(turned), was, later, was);
      expect(fileTurned).toMatchObject({ changed: [{ name: 'Packaging Industry' }], takesAway: '' });
    });

    it('what was deleted here among it, and leaves that out with what the file adds', () => {
      const file = fileOf({ ...builtIn, products: [{ ...a, brand: 'Theirs' }, b, c] });
      const report = reportOnContentFile(file, { ...builtIn, products: [a, c] }, later, builtIn);
      expect(report.added).toMatchObject([{ name: 'B' }]);
      expect(report.takesAway).toMatch(/ As it is, it adds again what you deleted here: Product “B”\.$/);
      expect(report.keepingOwn).toMatchObject({ added: [], changed: [{ name: 'A' }], warnings: [] });
    });

    it('the order of the categories among it, and keeps that with what the file adds', () => {
      const categories = ['One', 'Two', 'Three'].map((name) => buildCategory({ name, description: '' }));
      const was = { ...builtIn, categories };
      const turned = { ...was, categories: categories.toReversed() };
      const file = fileOf({ ...was, products: [{ ...a, brand: 'Theirs' }, b, c] });
      const report = reportOnContentFile(file, turned, later, was);
      expect(report.takesAway).toMatch(/it overwrites what you changed here: the order of the categories\.$/);
      expect(report.keepingOwn).toMatchObject({ changed: [{ name: 'A' }], reordered: [], warnings: [] });
      const fileTurned = reportOnContentFile(fileOf(turned), was, later, was);
      expect(fileTurned).toMatchObject({ reordered: ['categories'], takesAway: '' });
    });

    it('but nothing of collections that are not edited here, and nothing if the file is not loaded', () => {
      const { products: _, ...others } = builtIn;
      expect(reportOnContentFile(fileOf(builtIn), now, later, others).takesAway).toBe('');
      const invalid = fileOf({ ...builtIn, products: [{ ...a, name: '' }] });
      expect(reportOnContentFile(invalid, now, later, builtIn).takesAway).toBe('');
    });

    it('but no date of a save, and no list of an industry whose products it names', () => {
      const [article = buildArticle()] = builtIn.blog;
      const [industry = buildIndustry()] = builtIn.industries;
      const member = { ...own, industries: [industry.id] };
      const here = {
        ...builtIn,
        products: [...builtIn.products, member],
        industries: [{ ...industry, products: [...industry.products, member.id] }],
        blog: [{ ...article, dateModified: '2026-11-27' }],
      };
      const report = reportOnContentFile(fileOf(builtIn), here, later, builtIn);
      expect(report.changed).not.toEqual([]);
      expect(report.takesAway).toMatch(/only here: Product “Only here”\.$/);
    });
  });

  it.each(['products', 'settings'] as const)(
    'refuses an empty list of %s, which would mean the built-in ones',
    (name) => {
      const now = buildContent();
      const report = reportOnContentFile(fileOf({ [name]: [] }), now);
      expect(report.problems).toMatchObject([
        { resource: name, name: 'The whole list', reasons: [expect.stringContaining('empty list')] },
      ]);
      expect(report.removed).toEqual([]);
      expect(report.content[name]).toBeUndefined();
    },
  );

  it('accepts an empty list of articles, which removes all that are stored', () => {
    const now = buildContent({ blog: [buildArticle()] });
    const { problems, removed, content } = reportOnContentFile(fileOf({ blog: [] }), now);
    expect({ problems, content }).toEqual({ problems: [], content: { blog: [] } });
    expect(removed).toMatchObject([{ resource: 'blog', before: now.blog[0] }]);
  });

  it('names the records whose text loses something', () => {
    const frame = '<p>See</p><iframe src="https://video.example"></iframe>';
    const plain = '<p>See <a href="https://tape.example">this</a></p>';
    const blog = [frame, plain].map((content, index) =>
      buildArticle({ id: `${index}`, title: `${index}`, content }),
    );
    const report = reportOnContentFile(fileOf({ blog }), buildContent());
    expect(report.cleaned).toEqual([{ resource: 'blog', name: '0' }]);
    expect(report.content.blog?.[0]?.content).not.toContain('iframe');
  });

  it('counts the records that lose the value of a field, field by field', () => {
    const products = [
      buildProduct({ name: 'One' }),
      buildProduct({ name: 'Two' }),
      buildProduct({ name: 'Three', images: [] }),
    ];
    const emptied = products.map((product, index) => ({
      ...product,
      description: '',
      images: [],
      ...(index === 0 && { uses: [] }),
    }));
    const contact = { address: 'Chennai', phone1: '1', email: 'a@a.example' };
    const now = buildContent({ products, settings: [buildSettings({ contact })] });
    const settings = [buildSettings({ contact: { ...contact, address: '', email: 'b@b.example' } })];
    const given = { products: emptied, settings };
    expect(reportOnContentFile(fileOf(given), now).warnings).toEqual([
      '3 products lose their description, 1 all its uses, 2 all their pictures.',
      'The settings lose their contact › address.',
    ]);
    expect(reportOnContentFile(fileOf(now), now).warnings).toEqual([]);
  });

  it('reports a new order only for collections that the owner orders', () => {
    const categories = ['First', 'Second', 'Third'].map((name) => buildCategory({ name }));
    const products = ['One', 'Two'].map((name) => buildProduct({ name }));
    const now = buildContent({ categories, products });
    const [first, ...rest] = categories;
    const given = { categories: [...rest, ...(first ? [first] : [])], products: products.toReversed() };
    const report = reportOnContentFile(fileOf(given), now);
    expect(report).toMatchObject({ added: [], changed: [], removed: [], reordered: ['categories'] });
    expect(report.content.categories).toEqual(given.categories);
    // If records are only added or removed, the others keep their order.
    const between = [...categories.slice(0, 1), buildCategory({ name: 'New' }), ...categories.slice(2)];
    expect(reportOnContentFile(fileOf({ categories: between }), now).reordered).toEqual([]);
  });

  describe('names what follows in collections that the file does not hold:', () => {
    const [first, second] = ['First', 'Second'].map((name) => buildIndustry({ name }));
    const [kraft, foam] = ['Kraft', 'Foam'].map((name) => buildProduct({ name, industries: ['first'] }));
    if (!first || !second || !kraft || !foam) throw new Error('Not built');
    const listing = { ...first, products: ['kraft', 'foam'] };
    const now = buildContent({
      products: [kraft, foam],
      industries: [listing, second],
      settings: [buildSettings({ popularProductIds: ['foam'] })],
    });

    it('industries and settings, if a product is removed', () => {
      const report = reportOnContentFile(fileOf({ products: [kraft] }), now);
      expect(report).toMatchObject({ removed: [{ name: 'Foam' }], changed: [] });
      expect(staying(report)).toEqual(['products']);
      expect(report.follows).toMatchObject([
        { resource: 'industries', name: 'First', fields: ['products'], after: { products: ['kraft'] } },
        { resource: 'settings', fields: ['popularProductIds'], after: { popularProductIds: [] } },
      ]);
    });

    it('products, if an industry lists others', () => {
      const report = reportOnContentFile(
        fileOf({ industries: [listing, { ...second, products: ['kraft', 'unknown'] }] }),
        now,
      );
      expect(report).toMatchObject({
        changed: [{ name: 'Second', fields: ['products'], after: { products: ['kraft'] } }],
        follows: [{ resource: 'products', name: 'Kraft', after: { industries: ['first', 'second'] } }],
      });
      expect(staying(report)).toEqual(['industries']);
    });

    it('none that is among the file’s own changes, and records of the file only if they would stay', () => {
      const moved = { ...kraft, industries: ['second'] };
      const report = reportOnContentFile(fileOf({ ...now, products: [moved, foam] }), now);
      expect(report).toMatchObject({
        changed: [{ name: 'Kraft' }],
        follows: [{ name: 'First' }, { name: 'Second' }],
      });
      expect(staying(report)).toEqual(otherThan('industries'));
      const both = [
        { ...listing, products: ['foam'] },
        { ...second, products: ['kraft'] },
      ];
      expect(
        reportOnContentFile(fileOf({ ...now, products: [moved, foam], industries: both }), now).follows,
      ).toEqual([]);
    });

    it('nothing, if the file is not loaded, or its change does not last', () => {
      const broken = JSON.parse(fileOf({ products: [kraft] }));
      broken.content.products.push({ id: 'bad' });
      expect(reportOnContentFile(JSON.stringify(broken), now)).toMatchObject({ problems: [{}], follows: [] });
      const unknown = buildSettings({ popularProductIds: ['foam', 'unknown'] });
      const report = reportOnContentFile(fileOf({ settings: [unknown] }), now);
      expect(report).toMatchObject({ changed: [], follows: [] });
      expect(staying(report)).toEqual(['settings']);
    });
  });

  it('says why each invalid record is refused, and takes none for a removed one', () => {
    const { name: _, ...nameless } = buildCategory();
    const bad = [{ ...buildCategory(), name: 7 }, { ...buildCategory({ id: 'Not an id' }) }, null, nameless];
    const text = JSON.stringify({
      format: 'tape-catalogue-content',
      version: 1,
      content: { categories: bad },
    });
    const { problems, removed } = reportOnContentFile(text, buildContent());
    expect(removed).toEqual([]);
    expect(problems.map(({ name }) => name)).toEqual([
      'specialty-tapes',
      'Specialty Tapes',
      'No. 3',
      'specialty-tapes',
    ]);
    expect(problems.map(({ reasons }) => reasons)).toEqual([
      ['Name: This is not what belongs here.'],
      [expect.stringContaining('small letters')],
      ['This is not what belongs here.'],
      ['Name: This is missing.'],
    ]);
  });

  it('names fields as the forms do', () => {
    const product = buildProduct({
      specifications: [{ name: 'Width', value: '' }],
      images: ['', 'javascript:x'],
    });
    const { problems } = reportOnContentFile(fileOf({ products: [product] }), buildContent());
    expect(problems[0]?.reasons).toEqual([
      expect.stringMatching(/^Picture 2: /),
      'Specification 1 › Value: Give the value.',
    ]);
  });

  it('reports an id that occurs twice', () => {
    const { problems } = reportOnContentFile(
      fileOf({ categories: [buildCategory(), buildCategory()] }),
      buildContent(),
    );
    expect(problems[0]?.reasons[0]).toContain('twice');
  });

  it('is not misled by __proto__', () => {
    const text = `{"format":"tape-catalogue-content","version":1,"content":{"__proto__":{"polluted":1},
      "categories":[{"__proto__":{"polluted":1},"constructor":1,"id":"a","name":"A"}]}}`;
    const report = reportOnContentFile(text, buildContent());
    expect(report.problems).toEqual([]);
    expect(Object.hasOwn(report.content.categories?.[0] ?? {}, 'constructor')).toBe(false);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each([
    ['[]', 'not a content file'],
    ['{"format":"tape-catalogue-content","version":1,"content":{}}', 'holds no content'],
    ['{"format":"tape-catalogue-content","version":2}', 'another version of the site. Load this page again:'],
  ])('refuses %j as a content file', (text, reason) => {
    expect(() => reportOnContentFile(text, buildContent())).toThrow(reason);
  });
});
