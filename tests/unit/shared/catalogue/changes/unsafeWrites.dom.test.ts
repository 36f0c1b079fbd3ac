import { beforeEach, describe, expect, it } from 'vitest';
import { changeContent, openForChanges } from '../../../../../src/shared/catalogue/changes/changeContent';
import { InvalidRecordError, UnsafeSaveError } from '../../../../../src/shared/catalogue/changes/refusals';
import { markOpenedCode } from '../../../../../src/shared/storage/openedCode';
import { markUntouched } from '../../../../../src/shared/storage/seedMarks';
import { readSetAside } from '../../../../../src/shared/storage/setAside';
import { buildArticle } from '../../../../builders';
import { contentKeys as keys } from '../../../../contentKeys';
import { storeContent } from '../../../storeContent';
import { quotaError, refuseWrites, storedBytes } from '../../faultyStorage';
import { foam, kraft, namesStored, renameFoam, withFewRecords } from './changeSample';

withFewRecords();

describe('a write that would lose something', () => {
  it('is refused if a newer build seeded this browser since the page was opened', async () => {
    await renameFoam('PE Foam Tape');
    markUntouched('categories', localStorage.getItem(keys.categories) ?? '', 'a newer build’s');
    const before = storedBytes();
    await expect(renameFoam('Foam Again')).rejects.toThrow(UnsafeSaveError);
    await expect(renameFoam('Foam Again')).rejects.toThrow('Load the page again');
    expect(storedBytes()).toEqual(before);
  });

  it('is refused if newer code was opened since, even if all content was edited', async () => {
    markOpenedCode('an older file');
    openForChanges();
    await renameFoam('PE Foam Tape');
    markOpenedCode('a newer file');
    const before = storedBytes();
    await expect(renameFoam('Foam Again')).rejects.toThrow(UnsafeSaveError);
    expect(storedBytes()).toEqual(before);
    openForChanges();
    await renameFoam('Foam Again');
  });

  it('is refused if code that was open before this page’s is opened again', async () => {
    markOpenedCode('a former file');
    openForChanges();
    await renameFoam('PE Foam Tape');
    markOpenedCode('a former file');
    await expect(renameFoam('Foam Again')).rejects.toThrow(UnsafeSaveError);
  });

  it('is allowed if the browser cannot note which code was opened', async () => {
    markOpenedCode('an older file');
    refuseWrites(quotaError, (_, key) => key === 'content_seeds');
    openForChanges();
    await renameFoam('PE Foam Tape');
    expect(localStorage.getItem(keys.products)).toContain('PE Foam Tape');
  });

  it('is refused under a key with invalid records that cannot be set aside, and allowed under others', async () => {
    localStorage.setItem(keys.products, JSON.stringify({ products: [kraft, foam, { id: 'broken' }] }));
    const before = storedBytes();
    refuseWrites(quotaError, (_, key) => key.endsWith('.corrupt'));
    await expect(renameFoam('PE Foam Tape')).rejects.toThrow(UnsafeSaveError);
    await expect(renameFoam('PE Foam Tape')).rejects.toThrow('press “Download”, and then “Discard”.');
    expect(storedBytes()).toEqual(before);
    await changeContent((now) => ({ blog: [buildArticle({ title: 'New' }), ...now.blog] }));
    expect(localStorage.getItem(keys.blog)).toContain('New');
  });

  describe('under a key with fields of a newer build, as after its host was rolled back,', () => {
    const spec = { name: 'Thickness', value: '1', source: 'datasheet' };
    const newer = JSON.stringify({
      products: [{ ...kraft, datasheet: 'kraft.pdf', specifications: [spec] }, foam],
    });

    beforeEach(() => localStorage.setItem(keys.products, newer));

    it('keeps a copy of the text as it was', async () => {
      await renameFoam('PU Foam');
      expect(namesStored()).toEqual(['Kraft Tape', 'PU Foam']);
      expect(readSetAside(keys.products).map(({ text }) => text)).toEqual([newer]);
      await renameFoam('PE Foam');
      expect(readSetAside(keys.products)).toHaveLength(1);
    });

    it('is refused if there is no room for the copy, and says what to do', async () => {
      refuseWrites(quotaError, (_, key) => key.endsWith('.corrupt'));
      const refusal = await renameFoam('PU Foam').catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(UnsafeSaveError);
      expect(String(refusal)).toContain('The site was set back to an earlier version');
      expect(String(refusal)).toContain('“Save without it”');
      expect(localStorage.getItem(keys.products)).toBe(newer);
    });

    it('is refused, and leaves the room as it was, if there is none for both the copy and the change', async () => {
      const before = storedBytes();
      refuseWrites(quotaError, (_, key) => key === keys.products && readSetAside(keys.products).length > 0);
      await expect(renameFoam('PU Foam')).rejects.toThrow('The site was set back to an earlier version');
      expect(storedBytes()).toEqual(before);
    });

    it.each([
      ['is not valid', InvalidRecordError, '4 August', () => {}],
      [
        'has invalid records that cannot be set aside',
        UnsafeSaveError,
        '2024-08-04',
        () => {
          localStorage.setItem(keys.blog, JSON.stringify({ blog: [buildArticle(), { id: 'broken' }] }));
          refuseWrites(quotaError, (_, key) => key === `${keys.blog}.corrupt`);
        },
      ],
      [
        'has such fields, too, and there is no room for both copies',
        UnsafeSaveError,
        '2024-08-04',
        () => {
          const blog = [{ ...buildArticle(), teaser: 'x' }];
          localStorage.setItem(keys.blog, JSON.stringify({ blog }));
          refuseWrites(quotaError, (_, key) => key === `${keys.blog}.corrupt`);
        },
      ],
    ])(
      'leaves no copy behind if another collection of the same change %s',
      async (_, refusal, datePublished, spoil) => {
        spoil();
        const before = storedBytes();
        const change = changeContent((now) => ({
          products: now.products.map((product) => ({ ...product, name: 'PU Foam' })),
          blog: [buildArticle({ title: 'New', datePublished })],
        }));
        await expect(change).rejects.toThrow(refusal);
        expect(storedBytes()).toEqual(before);
      },
    );

    it('keeps a copy if only a field beside the list is unknown', async () => {
      const text = JSON.stringify({ products: [kraft, foam], layout: 'wide' });
      localStorage.setItem(keys.products, text);
      await renameFoam('PU Foam');
      expect(readSetAside(keys.products).map((entry) => entry.text)).toEqual([text]);
    });
  });

  it('keeps no copy if only blank entries of a list are dropped', async () => {
    storeContent({ products: [{ ...kraft, uses: ['', 'cartons', ' '] }, foam] });
    await renameFoam('PU Foam');
    expect(readSetAside(keys.products)).toEqual([]);
  });
});
