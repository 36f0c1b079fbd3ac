// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadContent, downloadProductTable } from '../../../../src/admin/content/downloadFiles';
import { applyReport } from '../../../../src/admin/content/import/applyReport';
import { FILE_LIMIT } from '../../../../src/admin/content/import/fileText';
import { differenceCount } from '../../../../src/admin/content/import/report';
import { reportOn } from '../../../../src/admin/content/import/reportOn';
import { resetCollections, strandedByReset } from '../../../../src/admin/content/resetActions';
import { writes } from '../../../../src/admin/data/writes';
import { changeTitle } from '../../../../src/admin/history/changeWords';
import { listChanges } from '../../../../src/admin/history/kept/keptChanges';
import { planRestoration, restore } from '../../../../src/admin/history/restoring/restore';
import { hidesOtherBuiltIn } from '../../../../src/admin/storage/madeOn';
import { strandedWarning } from '../../../../src/admin/words/strandedWarning';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { OvertakenError } from '../../../../src/shared/catalogue/changes/refusals';
import { collections } from '../../../../src/shared/catalogue/collections';
import { type Content, currentContent } from '../../../../src/shared/catalogue/content';
import { formatContentFile, readContentFile } from '../../../../src/shared/catalogue/publishing/contentFile';
import { seedCollections } from '../../../../src/shared/catalogue/seedCollections';
import { versions } from '../../../../src/shared/defaults/defaults';
import { StorageRefusedError } from '../../../../src/shared/storage/browserStorage';
import { resourceNames } from '../../../../src/shared/storage/keys';
import { markOpenedCode } from '../../../../src/shared/storage/openedCode';
import { buildContent } from '../../../builders';
import { mendStorage, quotaError, refuseWrites, storedBytes } from '../../shared/faultyStorage';
import { emptyHistory, failHistory } from '../support/historyStorage';
import { undoNewest } from '../support/restoreAll';

const { downloads } = vi.hoisted(() => ({ downloads: [] as string[] }));
vi.mock('../../../../src/admin/ui/download', () => ({
  download: (_name: string, _type: string, text: string) => downloads.push(text),
}));

const fileOf = (content: Partial<Content>) =>
  new File([formatContentFile(content, new Date())], 'content.json', { type: 'application/json' });

const edited = () => resourceNames.filter((name) => collections[name].isEdited());

const ofAll = <T>(value: T) =>
  Object.fromEntries(resourceNames.map((name) => [name, value])) as Record<(typeof resourceNames)[number], T>;

const titles = async () => (await listChanges()).map(changeTitle);

beforeEach(async () => {
  localStorage.clear();
  await emptyHistory();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await seedCollections();
});

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

  it('restores an order, which the history names', async () => {
    const order = (await currentContent()).categories.toReversed();
    await applyReport(await reportOn(fileOf({ categories: order })));
    expect(collections.categories.stored()).toEqual(order);
    expect(await titles()).toEqual([expect.stringContaining('categories in another order')]);
  });

  it('offers to keep what was changed here, but only if that was made on what is built in', async () => {
    const { products } = await currentContent();
    const withBrand = (id: string, brand: string) =>
      products.map((product) => (product.id === id ? { ...product, brand } : product));
    await changeContent(() => ({ products: withBrand('vhb-tape', 'Ours') }));
    const file = fileOf({ products: withBrand('anti-skid-tape', 'Theirs') });
    const { keepingOwn } = await reportOn(file);
    expect(keepingOwn?.changed).toMatchObject([{ fields: ['brand'], after: { brand: 'Theirs' } }]);
    const marks = localStorage.getItem('content_seeds') ?? '';
    localStorage.setItem('content_seeds', marks.replace(versions.products, 'as-it-was'));
    vi.spyOn(collections.products, 'isOvertaken').mockReturnValue(false);
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
      expect.stringMatching(
        /^A file was loaded: 0 added, 0 changed, 1 removed, with it \d+ industr\w+, settings$/,
      ),
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

describe('the file with all content', () => {
  async function downloaded(): Promise<string> {
    await downloadContent();
    return downloads.at(-1) ?? '';
  }

  it('says which version each collection is based on, and whether it was edited', async () => {
    await changeContent((now) => ({ blog: now.blog.slice(1) }));
    const { basis } = readContentFile(await downloaded());
    expect(basis).toEqual(
      Object.fromEntries(
        resourceNames.map((name) => [name, { version: versions[name], isEdited: name === 'blog' }]),
      ),
    );
  });

  it('names the version that the edits were made on, even if the site has a newer one', async () => {
    await changeContent((now) => ({ blog: now.blog.slice(1) }));
    const marks = localStorage.getItem('content_seeds') ?? '';
    localStorage.setItem('content_seeds', marks.replace(versions.blog, 'as-it-was'));
    // To a page that started with this mark, the seed would be an earlier build's, not a later one's.
    vi.spyOn(collections.blog, 'isOvertaken').mockReturnValue(false);
    const { basis } = readContentFile(await downloaded());
    expect(basis?.blog).toEqual({ version: 'as-it-was', isEdited: true });
  });

  /** What the next file says about the products. */
  const basisOfProducts = async () => readContentFile(await downloaded()).basis?.products;

  /** Loads a file with these products, which were edited on this version of the built-in ones. */
  async function load(products: Content['products'], version: string) {
    const basis = { products: { version, isEdited: true } };
    const file = formatContentFile({ products }, new Date(), { basis });
    await applyReport(await reportOn(new File([file], 'content.json')));
  }

  /** Loads a file as if from a browser where the first product was deleted. */
  const loadFewer = async (version: string) => load((await currentContent()).products.slice(1), version);

  it('names the version that a loaded file names, until loading it is undone', async () => {
    await loadFewer('as-it-was');
    expect(await basisOfProducts()).toEqual({ version: 'as-it-was', isEdited: true });
    expect(hidesOtherBuiltIn('products')).toBe(true);
    await undoNewest();
    expect(await basisOfProducts()).toEqual({ version: versions.products, isEdited: false });
    await undoNewest();
    expect(await basisOfProducts()).toEqual({ version: 'as-it-was', isEdited: true });
  });

  it.each([
    ['no version', { basis: { products: { isEdited: true } } }],
    ['no basis at all', {}],
  ])('names none after a file with %s, also after undo and redo', async (_what, origin) => {
    const products = (await currentContent()).products.slice(1);
    const file = formatContentFile({ products }, new Date(), origin);
    await applyReport(await reportOn(new File([file], 'content.json')));
    expect(await basisOfProducts()).toEqual({ isEdited: true });
    await undoNewest();
    expect(await basisOfProducts()).toEqual({ version: versions.products, isEdited: false });
    await undoNewest();
    await changeContent((now) => ({ products: now.products.slice(1) }));
    expect(await basisOfProducts()).toEqual({ isEdited: true });
  });

  it('names the version of this site’s edits after a table of products, which has none of its own', async () => {
    const table = new File(['id,name\nvhb-tape,VHB tape anew\n'], 'products.csv');
    await applyReport(await reportOn(table));
    expect(await basisOfProducts()).toEqual({ version: versions.products, isEdited: true });
  });

  it('names the version of a loaded file even if loading it is partly undone', async () => {
    await loadFewer('as-it-was');
    await changeContent((now) => ({ products: now.products.toSpliced(0, 1) }));
    const plan = await planRestoration('undo', (await listChanges()).slice(0, 1));
    await restore(plan, plan.steps.slice(1));
    expect(await basisOfProducts()).toEqual({ version: 'as-it-was', isEdited: true });
  });

  it('names the version of edits that are partly restored after a reset', async () => {
    await load((await currentContent()).products.slice(2), 'as-it-was');
    await resetCollections(['products']);
    const plan = await planRestoration('undo', (await listChanges()).slice(0, 1));
    const [left] = plan.steps.filter(({ resource }) => resource === 'products');
    await restore(
      plan,
      plan.steps.filter((step) => step !== left),
    );
    expect(await basisOfProducts()).toEqual({ version: 'as-it-was', isEdited: true });
  });

  it('cannot be downloaded from an overtaken page', async () => {
    const given = downloads.length;
    markOpenedCode('newer');
    await expect(downloadContent()).rejects.toThrow('so nothing was downloaded. Load the page again');
    await expect(downloadProductTable()).rejects.toThrow(OvertakenError);
    expect(downloads).toHaveLength(given);
  });

  it('a version that cannot be noted stops the restoration of the edits that were made on it', async () => {
    await loadFewer('as-it-was');
    await resetCollections(['products']);
    const before = storedBytes();
    refuseWrites(quotaError, (_, key) => key === 'content_made_on');
    await expect(undoNewest()).rejects.toThrow(StorageRefusedError);
    mendStorage();
    expect(storedBytes()).toEqual(before);
  });

  it('names the version of edits restored after a reset, and the new one for edits made after it', async () => {
    await loadFewer('as-it-was');
    await resetCollections(['products']);
    expect(hidesOtherBuiltIn('products')).toBe(false);
    await undoNewest();
    expect(await basisOfProducts()).toEqual({ version: 'as-it-was', isEdited: true });
    expect(hidesOtherBuiltIn('products')).toBe(true);
    await resetCollections(['products']);
    await changeContent((now) => ({ products: now.products.slice(1) }));
    expect(await basisOfProducts()).toEqual({ version: versions.products, isEdited: true });
    expect(hidesOtherBuiltIn('products')).toBe(false);
  });

  it('forgets the version of a loaded file once the content equals the built-in again', async () => {
    const { products } = await currentContent();
    await loadFewer('as-it-was');
    await load(products, 'as-it-was');
    expect(hidesOtherBuiltIn('products')).toBe(false);
    expect(await basisOfProducts()).toEqual({ version: versions.products, isEdited: false });
  });

  it('hides no built-in records of a version that differs only in order', async () => {
    await loadFewer(`${versions.products.split('-')[0]}-other`);
    expect(hidesOtherBuiltIn('products')).toBe(false);
  });

  it('names this browser’s earlier downloads, and is downloaded even if it cannot be noted', async () => {
    const first = readContentFile(await downloaded()).lineage;
    expect(first).toEqual({ download: expect.stringMatching(/^[\da-f-]{36}$/), earlier: {} });
    const second = readContentFile(await downloaded()).lineage;
    expect(second?.earlier).toEqual(ofAll([first?.download]));
    refuseWrites(quotaError);
    expect(readContentFile(await downloaded()).lineage?.earlier).toEqual(
      ofAll([first?.download, second?.download]),
    );
    mendStorage();
    localStorage.setItem('content_downloads', 'no list');
    expect(readContentFile(await downloaded()).lineage?.earlier).toEqual({});
  });

  it.each<[string, () => Promise<void>]>([
    ['a reset of all', () => resetCollections(resourceNames)],
    ['a file with all content', async () => applyReport(await reportOn(fileOf(buildContent())))],
  ])('names no earlier download after %s: the content is not built on it', async (_what, replace) => {
    await downloaded();
    await replace();
    expect(readContentFile(await downloaded()).lineage?.earlier).toEqual({});
  });

  it('names earlier downloads for collections that a reset or a file did not touch', async () => {
    const first = readContentFile(await downloaded()).lineage;
    await resetCollections(['products']);
    const { products: _, ...others } = ofAll([first?.download]);
    expect(readContentFile(await downloaded()).lineage?.earlier).toEqual(others);
    await applyReport(await reportOn(fileOf({ settings: buildContent().settings })));
    expect(readContentFile(await downloaded()).lineage?.earlier).not.toHaveProperty('settings');
  });

  it('names earlier downloads after a table of products, because that builds on the content', async () => {
    const first = readContentFile(await downloaded()).lineage;
    const table = new File(['id,name\nvhb-tape,VHB tape anew\n'], 'products.csv');
    await applyReport(await reportOn(table));
    expect(readContentFile(await downloaded()).lineage?.earlier).toEqual(ofAll([first?.download]));
  });

  it('can be loaded again, and changes nothing', async () => {
    const text = await downloaded();
    expect(JSON.parse(text)).toHaveProperty('basis');
    const report = await reportOn(new File([text], 'content.json'));
    expect(report.problems).toEqual([]);
    expect(differenceCount(report)).toBe(0);
  });
});

describe('a table of products that was downloaded earlier', () => {
  const product = async (id: string) => {
    const found = (await currentContent()).products.find((one) => one.id === id);
    if (!found) throw new Error(`There is no ${id}`);
    return found;
  };

  async function save(id: string, fields: Partial<Content['products'][number]>) {
    const previousData = await product(id);
    await writes.update('products', { id, data: { ...previousData, ...fields }, previousData });
  }

  /** Downloads the table; the result gives the report on it, with one product's cell changed by hand. */
  async function downloadTable() {
    await downloadProductTable();
    const table = downloads.at(-1) ?? '';
    const { name } = await product('vhb-tape');
    const edited = table.replace(`vhb-tape,${name},`, `vhb-tape,${name} anew,`);
    expect(edited).not.toBe(table);
    return () => reportOn(new File([edited], 'products.csv'));
  }

  it('names what was saved since, and would be changed back', async () => {
    const report = await downloadTable();
    await save('anti-skid-tape', { brand: 'Grip' });
    const { seo } = await product('anti-skid-tape');
    await save('anti-skid-tape', { brand: 'Grip 2', seo: { ...seo, title: 'Grip tape' } });
    const { name } = await product('anti-skid-tape');
    const { changed, warnings } = await report();
    expect(changed).toHaveLength(2);
    expect(warnings).toContainEqual(
      expect.stringMatching(
        `^This table would change back what was saved here: “${name}” \\(brand and search engines › title in search results, last saved today at \\d\\d:\\d\\d\\)\\. `,
      ),
    );
  });

  it('names what was deleted since, and would be added again', async () => {
    const report = await downloadTable();
    const previousData = await product('anti-skid-tape');
    await writes.delete('products', { id: previousData.id, previousData });
    const { added, warnings } = await report();
    expect(added).toHaveLength(1);
    expect(warnings).toEqual([
      expect.stringMatching(
        `^This table would add again what was deleted here: “${previousData.name}” \\(deleted today at `,
      ),
    ]);
  });

  it('is loaded without a warning if nothing else was saved, or if it says something new', async () => {
    const report = await downloadTable();
    expect(await report()).toMatchObject({ changed: [{ fields: ['name'] }], warnings: [] });
    await save('vhb-tape', { name: 'VHB tape, edited here' });
    expect(await report()).toMatchObject({ changed: [{ fields: ['name'] }], warnings: [] });
  });

  it('is reported on without the history, too', async () => {
    const report = await downloadTable();
    await save('anti-skid-tape', { brand: 'Grip' });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    failHistory();
    const { changed, warnings } = await report();
    expect(changed).toHaveLength(2);
    expect(warnings.join()).not.toContain('change back');
  });
});

describe('the history', () => {
  it('names a reset and its collections, but not one that changed nothing', async () => {
    await changeContent((now) => ({ blog: now.blog.slice(1) }));
    await resetCollections(['blog']);
    await resetCollections(['blog']);
    await changeContent((now) => ({ blog: now.blog.slice(1) }));
    await resetCollections(resourceNames);
    expect(await titles()).toEqual([
      'Back to the published content: all content',
      'Back to the published content: Articles',
    ]);
  });
});

it('a reset of the products puts deleted ones back into their lists', async () => {
  const { popularProductIds } = (await currentContent()).settings[0] ?? { popularProductIds: [] };
  const [popular] = popularProductIds;
  await changeContent((now) => ({ products: now.products.filter(({ id }) => id !== popular) }));
  expect(edited()).toEqual(expect.arrayContaining(['products', 'industries', 'settings']));
  await resetCollections(['products']);
  expect(edited()).toEqual([]);
});

it('a reset of the products keeps the order of lists that the owner changed', async () => {
  const [first] = (await currentContent()).industries;
  if (!first) throw new Error('The defaults have industries');
  const own = first.products.toReversed();
  await changeContent((now) => ({
    industries: now.industries.map((industry) =>
      industry.id === first.id ? { ...industry, products: own } : industry,
    ),
  }));
  await changeContent((now) => ({ products: now.products.filter(({ id }) => id !== own[0]) }));
  await resetCollections(['products']);
  const { industries } = await currentContent();
  const [left, ...rest] = own;
  expect(industries.find(({ id }) => id === first.id)?.products).toEqual([...rest, left]);
});

describe('products that would be stranded are counted before', () => {
  const LINE = 'One product stands in a category that goes. It will be in the full list and in search only.';

  /** Adds a category of the owner's with one product in it. */
  async function fill() {
    const { data } = await writes.create('categories', { data: { name: 'Own Tapes' } });
    await writes.updateMany('products', { ids: ['vhb-tape'], data: { category: data.id } });
  }

  it('the addition of their category is undone', async () => {
    await fill();
    const added = (await listChanges()).slice(1);
    expect(await planRestoration('undo', added)).toMatchObject({ stranded: LINE });
    // If the product's own move is undone too, nothing is left in the category.
    expect(await planRestoration('undo', await listChanges())).toMatchObject({ stranded: '' });
  });

  it('the categories are reset', async () => {
    expect(await strandedByReset(['categories'])).toBe('');
    await fill();
    expect(await strandedByReset(['categories'])).toBe(LINE);
    expect(await strandedByReset(['products', 'categories'])).toBe('');
  });

  it('a file removes their category', async () => {
    const { categories } = await currentContent();
    await fill();
    const { comparedWith, content } = await reportOn(fileOf({ categories }));
    expect(strandedWarning(comparedWith, content)).toBe(LINE);
  });
});
