import { act } from 'react';
import { expect, it } from 'vitest';
import { ReportView } from '../../../../src/admin/content/import/ReportView';
import { reportOn } from '../../../../src/admin/content/import/reportOn';
import { writes } from '../../../../src/admin/data/writes';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { formatContentFile } from '../../../../src/shared/catalogue/publishing/contentFile';
import { seedCollections } from '../../../../src/shared/catalogue/seedCollections';
import { dialogIsClosed, openAdmin, until } from '../support/openAdmin';
import { button, press, render, theDialog } from '../support/render';

const LINE = 'One product stands in a category that goes.';

const dialog = () => until(theDialog);
const buttonWith = (text: string) =>
  until(() => [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(text)));

/** Adds a category of the owner's with one product in it. */
const fill = () =>
  act(async () => {
    const { data } = await writes.create('categories', { data: { name: 'Own Tapes' } });
    await writes.updateMany('products', { ids: ['vhb-tape'], data: { category: data.id } });
  });

it('warns about stranded products before categories are reset, and before the addition of one is undone', async () => {
  const router = await openAdmin('/admin/content');
  await fill();
  await press(await buttonWith('Reset categories (changed)'));
  expect((await dialog()).textContent).toContain('Reset categories?');
  expect((await dialog()).textContent).toContain(LINE);
  await press(button('Cancel'));
  await dialogIsClosed();
  await act(() => router.navigate('/admin/history'));
  await press(await buttonWith('Category “Own Tapes” added'));
  await press(await buttonWith('Undo this change'));
  await until(() => document.querySelector('[aria-labelledby="restore-title"]')?.textContent?.includes(LINE));
});

it('the report on a file that removes a category warns about stranded products', async () => {
  await seedCollections();
  const { categories } = await currentContent();
  await fill();
  const text = formatContentFile({ categories }, new Date());
  const report = await reportOn(new File([text], 'content.json'));
  const nothing = () => undefined;
  report.warnings.push('One product names something.');
  await render(<ReportView report={report} isBusy={false} onApply={nothing} onCancel={nothing} />);
  const shown = document.querySelector('[aria-label="Report on the file"]')?.textContent;
  expect(shown).toContain(LINE);
  expect(shown).toContain('One product names something.');
});
