import { act, Suspense } from 'react';
import { expect, it } from 'vitest';
import { AdminRoute } from '../../../src/admin/AdminRoute';
import { company } from '../../../src/shared/company';
import { filledField, logOut, menuItem, openAdmin, saveByKey, until } from './support/openAdmin';
import { press, type } from './support/render';

const wholeAdmin = (
  <Suspense>
    <AdminRoute />
  </Suspense>
);

it('each screen sets the document’s title, which follows the record’s name', async () => {
  const shows = (title: string) => until(() => document.title === `${title} | Admin | ${company.name}`);
  const router = await openAdmin('/admin/dashboard', wholeAdmin);
  await shows('Dashboard');
  await press(await menuItem('Articles'));
  await shows('Articles');
  await act(() => router.navigate('/admin/blog/edit/copper-foil-tape-for-emi-shielding-and-grounding'));
  const title = await filledField('title');
  await shows(title.value);
  await type(title, 'Renamed');
  await saveByKey();
  await shows('Renamed');
  expect(document.querySelectorAll('head title')).toHaveLength(1);
  await logOut();
  await shows('Log in');
});

it('browsers do not translate the admin, as they would replace the texts that React knows', async () => {
  await openAdmin('/admin/dashboard', wholeAdmin);
  await until(() => document.documentElement.getAttribute('translate') === 'no');
});
