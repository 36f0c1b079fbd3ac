import 'fake-indexeddb/auto';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { listDrafts } from '../../../src/admin/drafts/draftStore';
import { listChanges } from '../../../src/admin/history/database';
import { SEEDS_KEY, storageKeys } from '../../../src/shared/storage/keys';
import { DRAFTS_KEY } from '../../../src/site/enquiry/mayHoldDrafts';
import { PLACES } from '../../../src/site/navigation/useReturnWhenGrown';
import { BrowserSection } from '../../../src/site/pages/privacy/BrowserSection';

it('the privacy page names every database, and the keys of content, drafts and scroll positions', async () => {
  await listDrafts({ resource: 'products', recordId: 'a-tape' });
  await listChanges();
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  expect(databases).toHaveLength(2);
  const shell = document.createElement('div');
  shell.innerHTML = renderToStaticMarkup(<BrowserSection />);
  const named = Array.from(shell.querySelectorAll('dt code'), ({ textContent }) => textContent);
  const keys = [...Object.values(storageKeys), SEEDS_KEY, DRAFTS_KEY, PLACES];
  expect(named).toEqual(expect.arrayContaining([...databases, ...keys]));
});
