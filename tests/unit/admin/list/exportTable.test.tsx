import 'fake-indexeddb/auto';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseCsv } from '../../../../src/admin/spreadsheet/csv';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { buildProduct } from '../../../builders';
import { emptyHistory } from '../support/historyStorage';
import { openAdmin, until } from '../support/openAdmin';
import { button, press, says } from '../support/render';

beforeEach(emptyHistory);

it('the downloaded table has every product, even if there are over 1,000', async () => {
  const written: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${written.push(file as Blob)}`);
  const links: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this.download);
  });
  await openAdmin('/admin/products');
  const products = Array.from({ length: 1001 }, (_, index) => buildProduct({ name: `Tape ${index}` }));
  await act(async () => {
    await changeContent(() => ({ products }));
  });
  await until(() => document.body.textContent?.includes('1-25 of 1001'));
  await press(button('Table for Excel (CSV)'));
  const file = await until(() => written[0]);
  expect(links).toEqual([expect.stringMatching(/^products-\d{4}-\d\d-\d\d\.csv$/)]);
  // The first row names the columns.
  expect(parseCsv(await file.text())).toHaveLength(1002);
  await until(() => says('To bring it back with your changes, load it under “Backup and publish”.'));
});
