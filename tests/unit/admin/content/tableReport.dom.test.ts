import { describe, expect, it } from 'vitest';
import { reportOnTable } from '../../../../src/admin/content/import/reportOn';
import { staying, storedAlready } from '../../../../src/admin/content/import/staying';
import { parseCsv } from '../../../../src/admin/spreadsheet/csv';
import { keptPicture } from '../../../../src/admin/spreadsheet/keptPictures';
import { rowsToProducts } from '../../../../src/admin/spreadsheet/productRows';
import type { Content } from '../../../../src/shared/catalogue/content';
import { buildCategory, buildContent, buildIndustry, buildProduct } from '../../../builders';

describe('the report on a table of products', () => {
  /** Reports on rows that follow a first row with the names of the columns. */
  const report = (rows: readonly Record<string, unknown>[], now: Content) =>
    reportOnTable(
      rows.map((values, index) => ({ number: index + 2, values })),
      now,
    );

  it('keeps the products and the fields that the table does not name', () => {
    const now = buildContent({ products: [buildProduct(), buildProduct({ id: 'other', name: 'Other' })] });
    const { content, changed, removed } = report([{ id: 'brown-kraft-tape', name: 'Kraft' }], now);
    expect(removed).toEqual([]);
    expect(changed).toMatchObject([{ resource: 'products', name: 'Kraft', fields: ['name'] }]);
    expect(content.products?.[0]).toEqual({ ...buildProduct(), name: 'Kraft' });
  });

  it('asks for the name that a row lacks, of a new product or a stored one', () => {
    const rows = [
      { id: '', name: ' ' },
      { id: 'brown-kraft-tape', name: '' },
    ];
    const { problems } = report(rows, buildContent({ products: [buildProduct()] }));
    const reasons = ['Give the product a name.'];
    expect(problems).toMatchObject([
      { name: 'Row 2', reasons },
      { name: 'Row 3', reasons },
    ]);
  });

  it('says that a product loses what its row leaves empty', () => {
    const now = buildContent({ products: [buildProduct({ description: 'For cartons.' })] });
    const row = { id: 'brown-kraft-tape', name: 'Brown Kraft Tape', description: '' };
    expect(report([row], now).warnings).toEqual(['1 product loses its description.']);
    expect(report([{ id: row.id, name: row.name }], now).warnings).toEqual([]);
  });

  it('counts only the products that it names as those of the file', () => {
    const products = ['One', 'Two', 'Three'].map((name) => buildProduct({ name }));
    const now = buildContent({ products, industries: [buildIndustry()] });
    expect(storedAlready(report([{ id: 'one', name: 'One' }], now))).toEqual(['products']);
    const moved = report([{ id: 'one', name: 'One', industries: ['packaging-industry'] }], now);
    expect(moved).toMatchObject({
      changed: [{ name: 'One' }],
      follows: [{ name: 'Packaging Industry', after: { products: ['one'] } }],
    });
    expect(staying(moved)).toEqual(['products', 'products']);
    expect(() => report([], now)).toThrow('holds no product');
  });

  it('reports nothing of a table that changes nothing, even where two stored lists disagree', () => {
    const products = [buildProduct({ industries: ['packaging-industry'] })];
    const now = buildContent({ products, industries: [buildIndustry({ products: ['gone'] })] });
    const { changed, follows } = report([{ id: 'brown-kraft-tape', name: 'Brown Kraft Tape' }], now);
    expect([...changed, ...follows]).toEqual([]);
  });

  it('gives a row without an id a new one', () => {
    const { added, content } = report([{ name: 'Fresh' }], buildContent());
    expect(added).toMatchObject([{ resource: 'products', name: 'Fresh' }]);
    expect(content.products?.at(-1)?.id).toMatch(/^fresh-\d+$/);
  });

  it('gives rows whose names make the same id each an id of their own', () => {
    const { problems, content } = report([{ name: 'Foam Tape' }, { name: 'Foam-Tape' }], buildContent());
    expect(problems).toEqual([]);
    const ids = content.products?.slice(-2).map(({ id }) => id);
    expect(ids).toEqual(Array(2).fill(expect.stringMatching(/^foam-tape-\d+/)));
    expect(new Set(ids).size).toBe(2);
  });

  it('refuses a row without an id that has the name of a stored product', () => {
    const now = buildContent({ products: [buildProduct({ id: 'kraft', name: 'Kraft' })] });
    const { added, problems } = report([{ id: '', name: ' Kraft ' }], now);
    expect(added).toEqual([]);
    expect(problems).toMatchObject([
      { name: 'Row 2', reasons: [expect.stringContaining('write its id kraft into the row')] },
    ]);
  });

  it('warns of rows with a new id that would add a second product of the same name', () => {
    const now = buildContent({ products: [buildProduct({ id: 'kraft', name: 'Kraft' })] });
    const rows = [
      { id: 'krafft', name: 'Kraft ' },
      { id: 'gone', name: 'Gone' },
      { id: 'kraft', name: 'Kraft' },
    ];
    const { added, problems, warnings } = report(rows, now);
    expect(problems).toEqual([]);
    expect(added.map(({ name }) => name)).toEqual(['Kraft', 'Gone']);
    expect(warnings).toEqual([
      expect.stringContaining(
        'adds a second product of a name that is in use: “Kraft” in row 2 (its id is kraft).',
      ),
    ]);
    const many = Array.from({ length: 7 }, (_, index) => ({ id: `new-${index}`, name: 'Kraft' }));
    expect(report(many, now).warnings).toEqual([
      expect.stringMatching(/^7 rows .* in row 5 \(its id is kraft\) and 3 more\. /),
    ]);
  });

  it.each(['KRAFT TAPE', 'Kraft  Tape', ' kraft\u00a0tape '])(
    'refuses a row without an id whose name, %j, differs only in capitals or blanks',
    (name) => {
      const now = buildContent({ products: [buildProduct({ name: 'Kraft Tape' })] });
      expect(report([{ id: '', name }], now).problems).toMatchObject([
        { name: 'Row 2', reasons: [expect.stringContaining('write its id kraft-tape into the row')] },
      ]);
      expect(report([{ id: 'own', name }], now).warnings).toEqual([
        expect.stringContaining(`“${name.trim()}” in row 2 (its id is kraft-tape)`),
      ]);
    },
  );

  it('refuses a row without an id that has the name of another row', () => {
    const now = buildContent({ products: [buildProduct({ id: 'foam', name: 'Foam' })] });
    const rows = [{ name: 'Kraft' }, { name: 'kraft' }, { name: 'Silver' }, { id: 'foam', name: 'silver' }];
    expect(report(rows, now).problems).toMatchObject([
      {
        name: 'Row 3',
        reasons: [expect.stringContaining('“kraft” has no id here, but row 2 has this name')],
      },
      {
        name: 'Row 4',
        reasons: [expect.stringContaining('“Silver” has no id here, but row 5 has this name')],
      },
    ]);
  });

  it('warns of a row with a new id that has the name of another row', () => {
    const rows = [
      { id: 'a', name: 'Kraft' },
      { id: 'b', name: 'kraft' },
    ];
    const { added, problems, warnings } = report(rows, buildContent({ products: [] }));
    expect(problems).toEqual([]);
    expect(added).toHaveLength(2);
    expect(warnings).toEqual([expect.stringContaining('in use: “kraft” in row 3 (row 2 has it, too).')]);
  });

  it('reports an id that stands twice as that, and nothing of its name', () => {
    const rows = [
      { id: 'a', name: 'Kraft' },
      { id: 'a', name: 'Kraft' },
    ];
    const { problems, warnings } = report(rows, buildContent({ products: [] }));
    expect(problems).toMatchObject([{ reasons: ['The id “a” occurs twice.'] }]);
    expect(warnings).toEqual([]);
    // Of a stored product, the later row would silently win.
    const now = buildContent({ products: [buildProduct({ id: 'a', name: 'Foam' })] });
    expect(report(rows, now).problems).toMatchObject([
      { name: 'Kraft', reasons: ['The id “a” occurs twice.'] },
    ]);
  });

  it('numbers a row as the spreadsheet does', () => {
    const now = buildContent({ products: [buildProduct({ id: 'kraft', name: 'Kraft' })] });
    const text = 'id,name\r\n\r\nfoam,Foam\r\n,,\r\n,Kraft\r\n';
    const { problems } = reportOnTable(rowsToProducts(parseCsv(text)), now);
    expect(problems).toMatchObject([{ name: 'Row 5' }]);
  });

  describe('with categories and industries', () => {
    const products = [
      buildProduct({ name: 'Floor Tape', category: 'specialty-tpes', industries: ['gone'] }),
      buildProduct({ name: 'Foam Tape' }),
    ];
    const categories = [buildCategory({ name: 'Safety Tapes' }), buildCategory()];
    const now = buildContent({ products, categories });
    const reportWith = (category: string, industries: string[]) =>
      report(
        products.map(({ id, name }) => ({ id, name, category, industries })),
        now,
      );

    it('accepts a name in place of an id', () => {
      const { content, warnings } = reportWith(' safety  TAPES', [
        'packaging industry',
        'packaging-industry',
      ]);
      expect(warnings).toEqual([]);
      const changed = { category: 'safety-tapes', industries: ['packaging-industry'] };
      expect(content.products).toMatchObject([changed, changed]);
    });

    it('accepts several names on one line, separated by commas, if it knows each of them', () => {
      const industries = ['Signs, Labels', 'HVAC'].map((name) => buildIndustry({ name }));
      const product = buildProduct({ name: 'Floor Tape' });
      const industriesFrom = (line: string) => {
        const rows = [{ id: product.id, name: product.name, industries: [line] }];
        return report(rows, buildContent({ products: [product], industries })).content.products?.[0]
          ?.industries;
      };
      const [signs, hvac] = industries.map(({ id }) => id);
      expect(industriesFrom('hvac, Signs, Labels')).toEqual(['hvac, Signs, Labels']);
      expect(industriesFrom(`hvac, ${signs}`)).toEqual([hvac, signs]);
      expect(industriesFrom('Signs, Labels')).toEqual([signs]);
    });

    it('warns of those that do not exist, and says which products name them', () => {
      const { problems, warnings } = reportWith('Safty Tapes', ['Packing', 'gone']);
      expect(problems).toEqual([]);
      expect(warnings).toEqual([
        '“Floor Tape” and “Foam Tape” name a category that does not exist: “Safty Tapes”.',
        '“Floor Tape” and “Foam Tape” name an industry that does not exist: “Packing” and “gone”.',
      ]);
      const row = { id: 'foam-tape', name: 'Foam Tape', category: 'Safty Tapes' };
      expect(report([row], now).warnings).toEqual([
        '“Foam Tape” names a category that does not exist: “Safty Tapes”.',
      ]);
    });

    it('does not warn of unknown ones that a product already named', () => {
      const rows = products.map(({ id, name, category, industries }) => ({ id, name, category, industries }));
      expect(report(rows, now)).toMatchObject({ changed: [], warnings: [] });
    });
  });

  describe('with pictures', () => {
    const picture = 'data:image/webp;base64,AAAA';
    const own = '/images/kraft.webp';
    const now = buildContent({ products: [buildProduct({ images: [own, picture, 'old.host/a.jpg'] })] });
    const reportWith = (images: string[]) =>
      report([{ id: 'brown-kraft-tape', name: 'Brown Kraft Tape', images }], now);

    it('keeps pictures that are in the browser, in the row’s order', () => {
      const { content, problems } = reportWith([keptPicture(picture, 2), own]);
      expect(problems).toEqual([]);
      expect(content.products?.[0]?.images).toEqual([picture, own]);
    });

    it.each([
      [['(picture 2 kept in the browser)'], 'This does not: (picture 2'],
      [['www.host.example/a.jpg'], 'starts with https://, or on this site with /. This does not: www.host'],
    ])('refuses %j', (images, reason) => {
      const { problems } = reportWith(images);
      expect(problems).toMatchObject([{ name: 'Row 2', reasons: [expect.stringContaining(reason)] }]);
    });

    it('keeps an address without https:// that is already stored', () => {
      expect(reportWith([own, 'old.host/a.jpg'])).toMatchObject({ problems: [] });
    });
  });
});
