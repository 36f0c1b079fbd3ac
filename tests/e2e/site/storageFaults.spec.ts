import { test } from '@playwright/test';
import { storageFaults } from '../../storageFaults';
import { openOverFault } from '../faultyPages';

/* Faults of three kinds. The unit tests go through all, and `npm run test:deep` opens every route with each. */

const FAULTS = [
  { name: 'a truncated text', in: 'products', route: '/' },
  { name: 'an old version, a bare list', in: 'categories', route: '/admin/categories#my-tapes' },
  { name: 'scripts everywhere', in: 'blog', route: '/blog/my-article' },
] as const;

test.skip(({ isMobile }) => isMobile, 'storage is the same on small screens');

for (const { name, in: resource, route } of FAULTS) {
  const fault = storageFaults.find((one) => one.name === name);
  if (!fault) throw new Error(`The fault “${name}” has another name`);
  test.describe(name, () => {
    test.use({ bypassCSP: Boolean(fault.hasScripts) });

    test(`${route} opens if ${resource} hold it`, async ({ page }) => {
      await openOverFault(page, route, fault, [resource], [resource]);
    });
  });
}
