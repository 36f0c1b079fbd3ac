import { test } from '@playwright/test';
import { storageFaults } from '../../storageFaults';
import { openOverFault, readers, resources } from '../faultyPages';

/*
 * A fault of each kind, each key in turn, half of them in the admin. The unit tests go through all faults, and
 * `npm run test:deep` opens every route with each.
 */

const KINDS = [
  'a truncated text',
  'an old version, a bare list',
  'a lone surrogate',
  'a megabyte of text',
  'scripts everywhere',
];
const faults = storageFaults.filter(({ name }) => KINDS.includes(name));
if (faults.length !== KINDS.length) throw new Error('A kind of fault has another name');

test.skip(({ isMobile }) => isMobile, 'storage is the same on small screens');

for (const [index, fault] of faults.entries()) {
  // Articles are HTML.
  const resource = fault.hasScripts ? 'blog' : (resources[index % resources.length] ?? 'products');
  const routes = readers[resource];
  const isPublic = (route: string) => !route.startsWith('/admin');
  const route = fault.hasScripts
    ? routes.findLast(isPublic)
    : index % 2 === 0
      ? routes.find(isPublic)
      : routes.findLast((one) => !isPublic(one));
  test.describe(fault.name, () => {
    test.use({ bypassCSP: Boolean(fault.hasScripts) });

    test(`${route} opens if ${resource} hold it`, async ({ page }) => {
      await openOverFault(page, route ?? '/', fault, [resource], [resource]);
    });
  });
}
