import { describe, expect, it } from 'vitest';
import { writes } from '../../../../src/admin/data/writes';
import { MOST_CHANGES, readDroppedRecords } from '../../../../src/admin/history/kept/dropped';
import { listChanges, readVersions } from '../../../../src/admin/history/kept/keptChanges';
import { leaveOut } from '../../../../src/admin/history/saving/lostSaves';
import { collections } from '../../../../src/shared/catalogue/collections';
import { withPictureFiles } from '../../../../src/shared/catalogue/publishing/pictureFiles';
import { resourceNames } from '../../../../src/shared/storage/keys';
import { markUntouched } from '../../../../src/shared/storage/seedMarks';
import { contentKeys as keys } from '../../../contentKeys';
import { losing, waitLittleForOtherTabs } from '../support/historyStorage';
import { restoreAll } from '../support/restoreAll';
import {
  contentBytes,
  edit,
  findLostSaves,
  kraft,
  product,
  remove,
  withHistorySample,
} from './historySample';

withHistorySample();

const PICTURE = `data:image/webp;base64,${'A'.repeat(1000)}`;

/** Publishes what is stored. Returns a function that loses all of storage, where the published content then stands in. */
function publish(): () => void {
  const published = resourceNames.map((name) => {
    const text = withPictureFiles(localStorage.getItem(keys[name]) ?? '');
    localStorage.setItem(keys[name], text);
    return [name, text] as const;
  });
  const seed = () => {
    for (const [name, text] of published) {
      localStorage.setItem(keys[name], text);
      markUntouched(name, text, collections[name].defaults.version);
    }
  };
  seed();
  return () => {
    waitLittleForOtherTabs();
    localStorage.clear();
    seed();
  };
}

const fill = async () => {
  for (let count = 1; count <= MOST_CHANGES; count += 1)
    await edit('vinyl-tape', { brand: `Brand ${count}` });
};

const add = async (name: string) => {
  const { data } = await writes.create('products', {
    data: { ...kraft, id: undefined, name, images: [PICTURE] },
  });
  return data.id;
};

describe('what was saved since the content was last published', () => {
  it.each([
    ['among the kept changes', async () => {}],
    ['among the dropped ones', fill],
  ])('comes back, also where it puts back what was before that: %s', async (_where, saveMore) => {
    await edit('foam-tape', { brand: 'Ours' });
    const added = await add('Passing Tape');
    await edit('kraft-tape', { shortDescription: 'Strong' });
    const loseAll = publish();
    await edit('foam-tape', { brand: undefined });
    await remove(added);
    await saveMore();
    const after = contentBytes();
    loseAll();
    const { steps } = await restoreAll('bringBack', await findLostSaves());
    expect(steps.filter(({ clash }) => clash)).toEqual([]);
    expect(contentBytes()).toEqual(after);
  });

  it('is all that older changes are kept for, apart from former names', async () => {
    await add('Own Tape');
    await edit('foam-tape', { name: 'PU Foam', images: [PICTURE] });
    publish();
    await fill();
    const [dropped] = await readVersions([0]);
    expect(JSON.stringify(dropped)).toContain(PICTURE);
    await edit('vinyl-tape', { brand: 'Ours' });
    const [later] = await readVersions([0]);
    expect(JSON.stringify(later)).not.toContain(PICTURE);
    expect(await readDroppedRecords()).toContainEqual(
      expect.objectContaining({ id: 'foam-tape', before: { id: 'foam-tape', name: 'Foam Tape' } }),
    );
  });

  it('does not begin where the stored text cannot be read: it may hold edits that are not published', async () => {
    publish();
    await edit('foam-tape', { brand: 'Ours' });
    const edits = localStorage.getItem(keys.products) ?? '';
    localStorage.setItem(keys.products, edits.slice(0, -5));
    await writes.create('categories', { data: { name: 'Fourth', icon: 'package' } });
    const [, created] = await readVersions((await listChanges()).map(({ id }) => id).toReversed());
    expect(created?.onPublished).not.toContain('products');
    expect(created?.onPublished).toContain('blog');
  });

  it('does not hide a save that was lost before it was published, and is still undecided', async () => {
    publish();
    await losing(() => edit('foam-tape', { brand: 'Lost' }));
    await findLostSaves();
    const loseAll = publish();
    await edit('vinyl-tape', { brand: 'Ours' });
    loseAll();
    await restoreAll('bringBack', await findLostSaves());
    expect(product('foam-tape')?.brand).toBe('Lost');
    expect(product('vinyl-tape')?.brand).toBe('Ours');
  });

  it('does not bring back edits that a lost save took back', async () => {
    publish();
    await edit('foam-tape', { brand: 'Ours' });
    await losing(async () => {
      await edit('foam-tape', { brand: undefined });
      // As after a reset: what equals the published content counts as unedited.
      publish();
      await edit('vinyl-tape', { brand: 'Ours' });
    });
    expect(product('foam-tape')?.brand).toBe('Ours');
    await restoreAll('bringBack', await findLostSaves());
    expect(product('foam-tape')?.brand).toBeUndefined();
    expect(product('vinyl-tape')?.brand).toBe('Ours');
  });

  it('can be left out without forgetting former names', async () => {
    await edit('foam-tape', { name: 'PU Foam' });
    const loseAll = publish();
    await fill();
    await edit('vinyl-tape', { brand: 'Ours' });
    loseAll();
    await leaveOut(await findLostSaves());
    expect((await readDroppedRecords()).map(({ id }) => id)).toEqual(['foam-tape']);
    expect(await listChanges()).toHaveLength(MOST_CHANGES);
  });
});
