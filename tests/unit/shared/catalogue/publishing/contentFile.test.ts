import { describe, expect, it } from 'vitest';
import { htmlFieldOf } from '../../../../../src/admin/records/fieldKinds';
import { readContentFile } from '../../../../../src/shared/catalogue/publishing/contentFile';
import { resourceNames } from '../../../../../src/shared/storage/keys';
import { readDefaults } from '../../../../../tools/content/readDefaults';
import { goodRecords } from '../../../../storageFaults';

const { products, categories, industries, blog } = readDefaults();

const fileOf = (content: unknown) =>
  JSON.stringify({ format: 'tape-catalogue-content', version: 1, content });

describe('reading a content file', () => {
  it('refuses the whole file if two records have the same id', () => {
    const lists = Object.entries({ products, categories, industries, blog });
    const twice = Object.fromEntries(lists.map(([name, list]) => [name, [...list, list[0]]]));
    expect(readContentFile(fileOf(twice))).toEqual({
      content: {},
      problems: lists.map(([name, [first]]) => `content › ${name}: The id “${first?.id}” occurs twice.`),
    });
  });

  it('says of two records with an empty id what is wrong, too', () => {
    const twice = fileOf({ products: products.slice(0, 2).map((product) => ({ ...product, id: '' })) });
    expect(readContentFile(twice).problems).toContain('content › products: The id “” occurs twice.');
  });

  it.each(['2024-02-31', '2023-02-29', '2024-13-01', '24-01-01', ''])(
    'refuses %j, which is no date',
    (day) => {
      const [article] = blog;
      const dates = { datePublished: day, dateModified: day };
      const { problems } = readContentFile(fileOf({ blog: [{ ...article, ...dates }] }));
      expect(problems).toEqual(
        Object.keys(dates).map(
          (field) =>
            `content › blog › ${article?.id} › ${field}: A date is a day of the calendar, written YYYY-MM-DD.`,
        ),
      );
    },
  );

  it('refuses the whole file if one record is invalid, and names the record', () => {
    const broken = products.map((product, index) => (index === 3 ? { ...product, name: ' ' } : product));
    const { content, problems } = readContentFile(fileOf({ products: broken }));
    expect(content).toEqual({});
    expect(problems).toEqual([`content › products › ${products[3]?.id} › name: Give the product a name.`]);
  });

  it('refuses HTML that the site does not show, and names the record', () => {
    const [article] = blog;
    const [category] = categories;
    const { problems } = readContentFile(
      fileOf({
        blog: [{ ...article, content: '<p>x</p><form action="https://a.example"><input name="pin"></form>' }],
        categories: [{ ...category, description: '<p onclick="x()">x</p>' }],
      }),
    );
    expect(problems).toEqual([
      `content › categories › ${category?.id} › description: “onclick” of <p> is not allowed.`,
      `content › blog › ${article?.id} › content: <form> is not allowed. <input> is not allowed. </form> is not allowed.`,
    ]);
  });

  it.each(
    resourceNames.flatMap((resource) => {
      const field = htmlFieldOf(resource);
      return field === undefined ? [] : [{ resource, field }];
    }),
  )('checks the HTML of $resource', ({ resource, field }) => {
    const { problems } = readContentFile(
      fileOf({ [resource]: [{ ...goodRecords[resource], [field]: '<script></script>' }] }),
    );
    expect(problems.join()).toContain(`› ${field}: <script>`);
  });

  it.each([
    ['a file that was cut off', fileOf({ products }).slice(0, 1000), 'Download or copy it again.'],
    ['an empty file', '', 'Download or copy it again.'],
    ['another list', '[]', 'This is not a content file of this site.'],
    ['nothing', 'null', 'This is not a content file of this site.'],
    [
      'a file of another format',
      fileOf({}).replace('tape-catalogue', 'other'),
      'This is not a content file of this site.',
    ],
    [
      'a file of another version',
      fileOf({}).replace('"version":1', '"version":2'),
      'Fetch the newest code: the newest version may read it.',
    ],
  ])('refuses %s, and says what it is or what to do', (_what, text, message) => {
    expect(() => readContentFile(text)).toThrow(message);
  });

  it('refuses a file without a single product, which would stand for the built-in ones', () => {
    const { problems } = readContentFile(fileOf({ products: [] }));
    expect(problems.join()).toContain('The file holds no product.');
  });

  it('refuses a file without content', () => {
    expect(readContentFile(fileOf({})).problems).toEqual(['content: The file holds no content.']);
  });

  it('refuses a record that is none', () => {
    const { content, problems } = readContentFile(fileOf({ products: [null] }));
    expect(content).toEqual({});
    expect(problems.length).toBeGreaterThan(0);
  });
});
