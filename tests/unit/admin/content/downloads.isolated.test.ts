// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { downloadContent, downloadProductTable } from '../../../../src/admin/content/downloadFiles';
import { applyReport } from '../../../../src/admin/content/import/applyReport';
import { differenceCount } from '../../../../src/admin/content/import/report';
import { reportOn } from '../../../../src/admin/content/import/reportOn';
import { resetCollections } from '../../../../src/admin/content/resetActions';
import { writes } from '../../../../src/admin/data/writes';
import { listChanges } from '../../../../src/admin/history/kept/keptChanges';
import { planRestoration, restore } from '../../../../src/admin/history/restoring/restore';
import { hidesOtherBuiltIn } from '../../../../src/admin/storage/madeOn';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { OvertakenError } from '../../../../src/shared/catalogue/changes/refusals';
import { collections } from '../../../../src/shared/catalogue/collections';
import { type Content, currentContent } from '../../../../src/shared/catalogue/content';
import { formatContentFile, readContentFile } from '../../../../src/shared/catalogue/publishing/contentFile';
import { versions } from '../../../../src/shared/defaults/defaults';
import { StorageRefusedError } from '../../../../src/shared/storage/browserStorage';
import { resourceNames } from '../../../../src/shared/storage/keys';
import { markOpenedCode } from '../../../../src/shared/storage/openedCode';
import { buildContent } from '../../../builders';
import { mendStorage, quotaError, refuseWrites, storedBytes } from '../../shared/faultyStorage';
import { failHistory } from '../support/historyStorage';
import { overPlainHttp } from '../support/plainHttp';
import { undoNewest } from '../support/restoreAll';
import { fileOf, withBuiltInContent } from './contentSample';

const { downloads } = vi.hoisted(() => ({ downloads: [] as string[] }));
vi.mock('../../../../src/admin/ui/download', () => ({
  download: (_name: string, _type: string, text: string) => downloads.push(text),
}));

const ofAll = <T>(value: T) =>
  Object.fromEntries(resourceNames.map((name) => [name, value])) as Record<(typeof resourceNames)[number], T>;

withBuiltInContent();

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

  it.each<[string, (now: Content) => Partial<Content>]>([
    [
      'adds',
      ({ blog: [first, ...rest] }) => ({ blog: first ? [{ ...first, id: 'own' }, first, ...rest] : [] }),
    ],
    ['takes away', ({ blog }) => ({ blog: blog.slice(1) })],
    ['sorts anew', ({ categories }) => ({ categories: categories.toReversed() })],
  ])('names the version that a loaded file names, even if that only %s records', async (_what, change) => {
    const content = change(await currentContent());
    const file = formatContentFile(content, new Date(), {
      basis: ofAll({ version: 'as-it-was', isEdited: true }),
    });
    await applyReport(await reportOn(new File([file], 'content.json')));
    const { basis } = readContentFile(await downloaded());
    for (const name of resourceNames)
      expect(basis?.[name]?.version).toBe(name in content ? 'as-it-was' : versions[name]);
  });

  it('names the version of this site’s edits where a loaded file holds the same', async () => {
    await changeContent((now) => ({ blog: now.blog.slice(1) }));
    const { blog, products } = await currentContent();
    const file = formatContentFile({ blog, products: products.slice(1) }, new Date(), {
      basis: ofAll({ version: 'as-it-was', isEdited: true }),
    });
    await applyReport(await reportOn(new File([file], 'content.json')));
    const { basis } = readContentFile(await downloaded());
    expect(basis?.blog).toEqual({ version: versions.blog, isEdited: true });
    expect(basis?.products).toEqual({ version: 'as-it-was', isEdited: true });
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
    expect(first).toEqual({ download: expect.stringMatching(/^\d+(?:-\d+){3}$/), earlier: {} });
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

  it('is downloaded on an address that does not start with https, each under an id of its own', async () => {
    overPlainHttp();
    const ids = [await downloaded(), await downloaded()].map(
      (text) => readContentFile(text).lineage?.download,
    );
    expect(new Set(ids).size).toBe(2);
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

  /** Downloads the table; the result gives the report on it, with one product's cell changed and rows added by hand. */
  async function downloadTable() {
    await downloadProductTable();
    const table = downloads.at(-1) ?? '';
    const { name } = await product('vhb-tape');
    const edited = table.replace(`vhb-tape,${name},`, `vhb-tape,${name} anew,`);
    expect(edited).not.toBe(table);
    return (rows = '') => reportOn(new File([edited + rows], 'products.csv'));
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

  it('names what was deleted since, and would be added again, but nothing that is new', async () => {
    const report = await downloadTable();
    const previousData = await product('anti-skid-tape');
    await writes.delete('products', { id: previousData.id, previousData });
    const { data: category } = await writes.create('categories', { data: { name: 'Own Tapes' } });
    await writes.delete('categories', { id: category.id, previousData: category });
    const { added, warnings } = await report(`fresh,Fresh\n${category.id},No category\n`);
    expect(added).toHaveLength(3);
    expect(warnings).toEqual([
      expect.stringMatching(
        `^This table would add again what was deleted here: “${previousData.name}” \\(deleted today at \\d\\d:\\d\\d\\)\\. `,
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
