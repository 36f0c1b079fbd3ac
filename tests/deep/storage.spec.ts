import { test } from '@playwright/test';
import { storageFaults } from '../storageFaults';
import { adminRoutes, openOverFault, publicRoutes, readers, resources } from './faultyPages';

const HUGE = 'a megabyte of text';

for (const hasScripts of [false, true]) {
  const faults = storageFaults.filter((fault) => Boolean(fault.hasScripts) === hasScripts);

  test.describe(hasScripts ? 'with scripts, and the policy switched off' : 'without scripts', () => {
    test.use({ bypassCSP: hasScripts });

    for (const fault of faults) {
      test(`every route opens when every key holds ${fault.name}`, async ({ page }) => {
        for (const [index, route] of [...publicRoutes, ...adminRoutes].entries()) {
          // Five keys of a megabyte each exceed the browser's quota, so they are filled one at a time.
          const only = resources[index % resources.length];
          await openOverFault(page, route, fault, fault.name === HUGE && only ? [only] : resources);
        }
      });
    }

    for (const resource of resources) {
      test(`a fault in ${resource} only: good records are kept and the rest is set aside`, async ({
        page,
      }) => {
        for (const fault of faults) {
          for (const route of readers[resource])
            await openOverFault(page, route, fault, [resource], [resource]);
        }
      });
    }
  });
}
