import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteCategory } from '../../../src/admin/categories/deleteCategory';
import { applyReport, reportOn, resetCollections } from '../../../src/admin/content/contentActions';
import { lastChanges } from '../../../src/admin/data/changeLog';
import { readContent } from '../../../src/admin/data/readContent';
import { type Content, changeContent } from '../../../src/shared/catalogue/changes';
import { collections } from '../../../src/shared/catalogue/collections';
import { formatContentFile, resourceNames } from '../../../src/shared/catalogue/contentFile';
import { noticeBuiltIn } from '../../../src/shared/catalogue/reset';
import { StorageRefusedError } from '../../../src/shared/storage/browserStorage';
import { mendStorage, quotaError, refuseWrites, storedBytes } from '../shared/faultyStorage';
import { buildContent } from './builders';

const fileOf = (content: Partial<Content>) =>
  new File([formatContentFile(content, new Date())], 'content.json', { type: 'application/json' });

const edited = () => resourceNames.filter((name) => collections[name].isEdited());

beforeEach(async () => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await noticeBuiltIn();
});
afterEach(() => {
  mendStorage();
  vi.restoreAllMocks();
});

describe('bringing a file back', () => {
  it.each([1, 2, 3, 4, 5])('is one write: refused at key %d, all stays as it was', async (nth) => {
    const report = await reportOn(fileOf(buildContent()));
    const before = storedBytes();
    refuseWrites(quotaError, (count) => count === nth);
    await expect(applyReport(report)).rejects.toThrow(StorageRefusedError);
    mendStorage();
    expect(storedBytes()).toEqual(before);
    expect(lastChanges()).toEqual([]);
  });

  it('is noted in one line', async () => {
    const report = await reportOn(fileOf(buildContent()));
    await applyReport(report);
    expect(lastChanges()).toMatchObject([{ resource: 'content', what: 'imported', name: 'A file' }]);
    expect(lastChanges()[0]?.detail).toMatch(/^\d+ added, \d+ changed, \d+ removed$/);
    expect(edited()).toEqual(resourceNames);
  });

  // Records with HTML are brought back in tests/e2e/admin/content.spec.ts: happy-dom reads HTML in its own way.
  it('that holds what is built in leaves nothing to publish', async () => {
    const { products, settings } = await readContent();
    await changeContent((now) => ({
      products: now.products.map((product) => ({ ...product, brand: 'Other' })),
    }));
    expect(edited()).toEqual(['products']);
    await applyReport(await reportOn(fileOf({ products, settings })));
    expect(edited()).toEqual([]);
  });

  it('is refused when the content was changed after the report', async () => {
    const report = await reportOn(fileOf(buildContent()));
    await changeContent((now) => ({ blog: now.blog.slice(1) }));
    const before = storedBytes();
    await expect(applyReport(report)).rejects.toThrow('changed after this report');
    expect(storedBytes()).toEqual(before);
  });
});

describe('the last changes', () => {
  it('name a reset and what was reset', async () => {
    await changeContent((now) => ({ blog: now.blog.slice(1) }));
    await resetCollections(['blog']);
    await resetCollections(resourceNames);
    expect(lastChanges()).toMatchObject([
      { resource: 'content', what: 'reset', name: 'All content' },
      { resource: 'content', what: 'reset', name: 'Articles' },
    ]);
  });

  it('name a deleted category and where its products went', async () => {
    const { categories, products } = await readContent();
    const [first, second] = categories;
    if (!first || !second) throw new Error('The defaults have categories');
    const count = products.filter(({ category }) => category === first.id).length;
    await deleteCategory(first, second);
    expect(lastChanges()).toMatchObject([
      {
        what: 'deleted',
        id: first.id,
        name: first.name,
        detail: `${count} products moved to ${second.name}`,
      },
    ]);
    const after = await readContent();
    expect(after.products.filter(({ category }) => category === first.id)).toEqual([]);
    await deleteCategory(second, undefined);
    expect(lastChanges()[0]?.detail).toBeUndefined();
  });
});
