import { test } from '@playwright/test';
import { storageFaults } from '../../storageFaults';
import { openOverFault, readers, resources } from '../faultyPages';

/* Each fault once, each key in turn, half of them in the admin; `npm run test:deep` opens every route with each. */

test.skip(({ isMobile }) => isMobile, 'storage is the same on small screens');

for (const [index, fault] of storageFaults.entries()) {
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
