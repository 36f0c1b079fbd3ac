import { expect, it } from 'vitest';
import { deleteElsewhere, recordNow } from '../support/elsewhere';
import { filledField, labelled, openAdmin, openTab, saveByKey, until } from '../support/openAdmin';
import { pressKey, says, textsOf, type } from '../support/render';

/* A product that another tab deletes while it is added to a list is not stored there, and is not shown as if it were. */

const isInList = () => textsOf('li').some((text) => text.includes('vhb-tape'));

async function addDeletedProduct() {
  await type(await labelled('Add a product'), 'vhb tape');
  await pressKey(await labelled('Add a product'), 'Enter');
  await deleteElsewhere('products', 'vhb-tape');
  await until(isInList);
}

async function save() {
  await saveByKey();
  await until(() => says('Saved in this browser.') && !isInList());
}

it('leaves a list that it was added to, and nothing unsaved, if nothing else was changed', async () => {
  await openAdmin('/admin/settings');
  await filledField('contact.phone1');
  const before = await recordNow('settings', 'settings');
  await openTab('Popular products');
  await addDeletedProduct();
  await save();
  expect(await recordNow('settings', 'settings')).toEqual(before);
  expect(says('Not saved yet')).toBe(false);
});

it('leaves the list of an industry, whose other changes are saved', async () => {
  await openAdmin('/admin/industries/edit/hvac-industry');
  await type(await filledField('subtitle'), 'Ducts');
  await openTab('Products');
  await addDeletedProduct();
  await save();
  expect(await recordNow('industries', 'hvac-industry')).toMatchObject({ subtitle: 'Ducts' });
  expect(says('Not saved yet')).toBe(false);
});
