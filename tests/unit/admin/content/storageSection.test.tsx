import { act } from 'react';
import { expect, it } from 'vitest';
import { StorageSection } from '../../../../src/admin/content/StorageSection';
import { storageKeys } from '../../../../src/shared/storage/keys';
import { discardSetAside, readSetAside, setAside } from '../../../../src/shared/storage/setAside';
import { renderInAdmin } from '../support/render';

it('says how much of the space is taken by what was set aside, until that is discarded', async () => {
  setAside(storageKeys.products, 'x'.repeat(2048));
  setAside(storageKeys.blog, 'x'.repeat(1024));
  await renderInAdmin(<StorageSection />);
  expect(document.body.textContent).toContain('need the most. What was set aside, below, takes 3 kB.');
  await act(async () => {
    for (const key of [storageKeys.products, storageKeys.blog]) discardSetAside(key, readSetAside(key));
  });
  expect(document.body.textContent).toContain('need the most.');
  expect(document.body.textContent).not.toContain('set aside');
});
