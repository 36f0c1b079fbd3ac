import { describe, expect, it, vi } from 'vitest';
import { applyReport } from '../../../../src/admin/content/import/applyReport';
import { FILE_LIMIT } from '../../../../src/admin/content/import/fileText';
import { reportOn } from '../../../../src/admin/content/import/reportOn';
import { listChanges } from '../../../../src/admin/history/kept/keptChanges';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { collections } from '../../../../src/shared/catalogue/collections';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { versions } from '../../../../src/shared/defaults/defaults';
import { StorageRefusedError } from '../../../../src/shared/storage/browserStorage';
import { resourceNames } from '../../../../src/shared/storage/keys';
import { buildContent } from '../../../builders';
import { mendStorage, quotaError, refuseWrites, storedBytes } from '../../shared/faultyStorage';
import { titles } from '../history/historySample';
import { edited, fileOf, withBuiltInContent } from './contentSample';

withBuiltInContent();

/** The built-in products, one with another brand. */
async function withBrand(id: string, brand: string) {
  const products = await collections.products.builtIn();
  return products.map((product) => (product.id === id ? { ...product, brand } : product));
}

describe('loading a file', () => {
  // The sixth is the note of the versions that the file's content was made on.
  it.each([1, 2, 3, 4, 5, 6])('is all or nothing: refused at key %d, it changes nothing', async (nth) => {
    const report = await reportOn(fileOf(buildContent()));
    const before = storedBytes();
    refuseWrites(quotaError, (count) => count === nth);
    await expect(applyReport(report)).rejects.toThrow(StorageRefusedError);
    mendStorage();
    expect(storedBytes()).toEqual(before);
    expect(await listChanges()).toEqual([]);
  });

  it.each([
    ['prices.xlsx', [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ['prices.xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
  ])('is refused if it is a workbook, with advice on how to save it: %s', async (name, bytes) => {
    await expect(reportOn(new File([new Uint8Array(bytes)], name))).rejects.toThrow(
      'Save it there as “CSV UTF-8”',
    );
  });

  // As Excel writes CSV in Western Europe: one byte for °.
  const inLatin1 = Uint8Array.from('id,name\r\nvhb-tape,VHB 260 °C\r\n', (letter) => letter.charCodeAt(0));

  it('is refused if it is a table that is not in UTF-8', async () => {
    const refusal = 'save it as “CSV UTF-8”';
    await expect(reportOn(new File([inLatin1], 'products.csv'))).rejects.toThrow(refusal);
  });

  it.each([
    ['price.pdf', inLatin1],
    ['letter.docx', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0xff])],
    ['content.json', inLatin1],
  ])('is refused by its name if it is something else: %s', async (name, bytes) => {
    const refusal = `“${name}” holds neither content nor a table.`;
    await expect(reportOn(new File([bytes], name))).rejects.toThrow(refusal);
  });

  it('is refused if it is larger than all of storage', async () => {
    const file = fileOf(buildContent());
    Object.defineProperty(file, 'size', { value: FILE_LIMIT + 1 });
    await expect(reportOn(file)).rejects.toThrow(
      /^This file is too large.* take out pictures .* download the content there again\.$/,
    );
  });

  it('accepts the byte order mark that spreadsheets put before UTF-8', async () => {
    const report = await reportOn(new File(['\uFEFFid,name\r\nvhb-tape,VHB 260 °C\r\n'], 'products.csv'));
    expect(report.content.products?.find(({ id }) => id === 'vhb-tape')?.name).toBe('VHB 260 °C');
  });

  it('is refused as a whole if anything in it is invalid', async () => {
    const { blog } = await currentContent();
    const report = await reportOn(fileOf({ blog: blog.map((article) => ({ ...article, title: '' })) }));
    expect(report.problems).not.toEqual([]);
    const before = storedBytes();
    await expect(applyReport(report)).rejects.toThrow('A file with problems');
    expect(storedBytes()).toEqual(before);
  });

  it('restores an order, which the history names', async () => {
    const order = (await currentContent()).categories.toReversed();
    await applyReport(await reportOn(fileOf({ categories: order })));
    expect(collections.categories.stored()).toEqual(order);
    expect(await titles()).toEqual([expect.stringContaining('categories in another order')]);
  });

  it('offers to keep what was changed here, but only if that was made on what is built in', async () => {
    const products = await withBrand('vhb-tape', 'Ours');
    await changeContent(() => ({ products }));
    const file = fileOf({ products: await withBrand('anti-skid-tape', 'Theirs') });
    const { keepingOwn } = await reportOn(file);
    expect(keepingOwn?.changed).toMatchObject([{ fields: ['brand'], after: { brand: 'Theirs' } }]);
    const marks = localStorage.getItem('content_seeds') ?? '';
    localStorage.setItem('content_seeds', marks.replace(versions.products, 'as-it-was'));
    vi.spyOn(collections.products, 'isOvertaken').mockReturnValue(false);
    const report = await reportOn(file);
    expect(report.takesAway).toContain('overwrites what you changed here');
    expect(report.keepingOwn).toBeUndefined();
  });

  it('adds to what was changed here what was changed in the file, not what was published before', async () => {
    const products = await withBrand('vhb-tape', 'Ours');
    await changeContent(() => ({ products }));
    const settings = await collections.settings.builtIn();
    const content = {
      products: await withBrand('anti-skid-tape', 'Theirs'),
      settings: settings.map((one) => ({ ...one, contact: { ...one.contact, phone1: 'Before' } })),
    };
    const reportOnEditsOf = (version: string) =>
      reportOn(
        fileOf(content, {
          products: { version, isEdited: true },
          settings: { version: 'as-it-was', isEdited: false },
        }),
      );
    const { keepingOwn } = await reportOnEditsOf(versions.products);
    expect(keepingOwn?.changed).toMatchObject([{ resource: 'products', after: { brand: 'Theirs' } }]);
    // Of edits of other products, nobody can tell what was published.
    const report = await reportOnEditsOf('as-it-was');
    expect(report.keepingOwn).toBeUndefined();
    expect(report.takesAway).toContain('overwrites what you changed here');
    expect(report.warnings).toEqual([expect.stringContaining('published anew')]);
  });

  it('offers to keep nothing if one of what is built in cannot be fetched: what was changed of it would go', async () => {
    const [products, settings] = [await withBrand('vhb-tape', 'Ours'), await collections.settings.builtIn()];
    const phoned = (phone1: string) =>
      settings.map((one) => ({ ...one, contact: { ...one.contact, phone1 } }));
    await changeContent(() => ({ products, settings: phoned('Ours') }));
    const file = fileOf({
      products: await withBrand('anti-skid-tape', 'Theirs'),
      settings: phoned('Theirs'),
    });
    vi.spyOn(collections.products, 'builtIn').mockRejectedValue(new Error('offline'));
    const report = await reportOn(file);
    expect(report.takesAway).toContain('overwrites what you changed here');
    expect(report.keepingOwn).toBeUndefined();
  });

  it('is one line in the history', async () => {
    const report = await reportOn(fileOf(buildContent()));
    await applyReport(report);
    expect(await titles()).toEqual([
      expect.stringMatching(/^A file was loaded: \d+ added, \d+ changed, \d+ removed$/),
    ]);
    expect(edited()).toEqual(resourceNames);
  });

  it('is described in the history with what followed', async () => {
    const { products, settings } = await currentContent();
    const popular = settings[0]?.popularProductIds[0];
    const left = products.filter(({ id }) => id !== popular);
    const report = await reportOn(fileOf({ products: left }));
    await applyReport(report);
    expect(await titles()).toEqual([
      expect.stringMatching(/^A file was loaded: 1 removed, with it \d+ industr\w+, settings$/),
    ]);
    const [change] = await listChanges();
    expect(change?.touched).toHaveLength(report.removed.length + report.follows.length);
  });

  // tests/e2e/admin/content.spec.ts loads records with HTML, which happy-dom does not parse as browsers do.
  it('that equals the built-in content leaves nothing to publish', async () => {
    const { products, settings } = await currentContent();
    await changeContent((now) => ({
      products: now.products.map((product) => ({ ...product, brand: 'Other' })),
    }));
    expect(edited()).toEqual(['products']);
    await applyReport(await reportOn(fileOf({ products, settings })));
    expect(edited()).toEqual([]);
  });

  it.each([
    ['the content', async () => fileOf(buildContent()), { blog: [] }],
    [
      'what follows',
      async () => fileOf({ products: (await currentContent()).products.slice(1) }),
      { industries: [] },
    ],
  ])('is refused when %s was changed after the report', async (_what, file, meanwhile) => {
    const report = await reportOn(await file());
    await changeContent(() => meanwhile);
    const before = storedBytes();
    await expect(applyReport(report)).rejects.toThrow('changed after this report');
    expect(storedBytes()).toEqual(before);
  });
});
