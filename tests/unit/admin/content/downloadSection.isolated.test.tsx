import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DownloadSection } from '../../../../src/admin/content/DownloadSection';
import { downloadContent } from '../../../../src/admin/content/downloadFiles';
import { resetCollections } from '../../../../src/admin/content/resetActions';
import { putDraft, removeDraft } from '../../../../src/admin/drafts/draftStore';
import { saveContent } from '../../../../src/admin/history/saving/saveContent';
import { undoneInFiles } from '../../../../src/admin/storage/downloads';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { formatContentFile } from '../../../../src/shared/catalogue/publishing/contentFile';
import { seedCollections } from '../../../../src/shared/catalogue/seedCollections';
import { versions } from '../../../../src/shared/defaults/defaults';
import { buildProduct } from '../../../builders';
import { storeContent } from '../../storeContent';
import { provideLocks } from '../support/fakeLocks';
import { button, eventually, press, renderInAdmin } from '../support/render';

vi.mock('../../../../src/admin/ui/download', () => ({ download: () => undefined }));

const status = () => document.querySelector('[role="status"]')?.textContent;

beforeEach(() => storeContent({ products: [buildProduct()] }));

it('says when the last file with all content was made, and whether it holds everything', async () => {
  await renderInAdmin(<DownloadSection />);
  expect(status()).toBe('');
  await press(button('Download all content'));
  await eventually(() =>
    expect(status()).toMatch(
      /^All content was last downloaded today at \d\d:\d\d\. Nothing was changed since\.$/,
    ),
  );
  await act(() =>
    saveContent({ what: 'changed', resource: 'products' }, () =>
      changeContent(() => ({ products: [buildProduct({ brand: 'Ours' })] })),
    ),
  );
  await eventually(() => expect(status()).toContain('Content was saved since: download it again'));
});

it('says that what was typed and not saved is not in the files, and leads to it', async () => {
  provideLocks();
  await putDraft({
    resource: 'products',
    recordId: '',
    id: 'lost',
    at: Date.now(),
    values: { name: 'Half' },
  });
  await renderInAdmin(<DownloadSection />);
  await eventually(() =>
    expect(document.body.textContent).toContain('did not save it: it is not in these files'),
  );
  expect(document.querySelector('a[href$="/admin/dashboard"]')).not.toBeNull();
  await removeDraft('lost');
});

it('warns if changes in the last file were undone since, until the collection is edited again', async () => {
  const warning = () => document.querySelector('.MuiAlert-colorWarning')?.textContent ?? '';
  localStorage.clear();
  await seedCollections();
  await renderInAdmin(<DownloadSection />);
  const { products } = await currentContent();
  const save = (change: typeof products) =>
    act(() =>
      saveContent({ what: 'changed', resource: 'products' }, () =>
        changeContent(() => ({ products: change })),
      ),
    );
  await save(products.slice(1));
  await press(button('Download all content'));
  await eventually(() => expect(status()).toContain('Nothing was changed since.'));
  expect(warning()).not.toContain('undone since');
  await save(products);
  await eventually(() => expect(warning()).toContain('changes to the products that you have undone since'));
  // The next file lacks these changes, but the previous one, which has them, is out.
  await press(button('Download all content'));
  await eventually(() => expect(status()).toContain('Nothing was changed since.'));
  expect(warning()).toContain('undone since');
  await save(products.slice(2));
  await eventually(() => expect(warning()).not.toContain('undone since'));
});

it('does not warn of a file that was published before its changes were undone', async () => {
  localStorage.clear();
  await seedCollections();
  const { products } = await currentContent();
  await changeContent(() => ({ products: products.slice(1) }));
  await downloadContent();
  const last = localStorage.getItem('content_last_download') ?? '';
  expect(last).toContain(versions.products);
  localStorage.setItem('content_last_download', last.replaceAll(versions.products, 'as-it-was'));
  await resetCollections(['products']);
  expect(undoneInFiles()).not.toContain('products');
});

it.each(['a reset', 'a file'])(
  'warns of undone changes even if %s brought back a newer build’s records',
  async (way) => {
    localStorage.clear();
    await seedCollections();
    const { products } = await currentContent();
    await changeContent(() => ({ products: products.slice(1) }));
    // The edits now count as made on an older build.
    const marks = () => localStorage.getItem('content_seeds') ?? '';
    localStorage.setItem('content_seeds', marks().replace(versions.products, 'as-it-was'));
    // Imported again, as on a page that is opened now.
    vi.resetModules();
    const { applyReport } = await import('../../../../src/admin/content/import/applyReport');
    const anew = await import('../../../../src/admin/content/downloadFiles');
    const { reportOn } = await import('../../../../src/admin/content/import/reportOn');
    const resets = await import('../../../../src/admin/content/resetActions');
    const downloads = await import('../../../../src/admin/storage/downloads');
    await anew.downloadContent();
    expect(downloads.undoneInFiles()).toEqual([]);
    if (way === 'a reset') await resets.resetCollections(['products']);
    else
      await applyReport(
        await reportOn(new File([formatContentFile({ products }, new Date())], 'content.json')),
      );
    expect(marks()).toContain(versions.products);
    expect(downloads.undoneInFiles()).toContain('products');
  },
);
