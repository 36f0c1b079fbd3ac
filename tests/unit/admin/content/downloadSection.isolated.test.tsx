import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DownloadSection } from '../../../../src/admin/content/DownloadSection';
import { putDraft, removeDraft } from '../../../../src/admin/drafts/draftStore';
import { saveContent } from '../../../../src/admin/history/saving/saveContent';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
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
