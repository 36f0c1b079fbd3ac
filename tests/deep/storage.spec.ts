import { test } from '@playwright/test';
import { adminRoutes, openOverFault, publicRoutes, readers, resources } from '../e2e/faultyPages';
import { storageFaults } from '../storageFaults';

const HUGE = 'a megabyte of text';

for (const hasScripts of [false, true]) {
  const faults = storageFaults.filter((fault) => Boolean(fault.hasScripts) === hasScripts);

  test.describe(hasScripts ? 'with scripts, and the policy switched off' : 'without scripts', () => {
    test.use({ bypassCSP: hasScripts });

    for (const fault of faults) {
      test(`every route opens where every key holds ${fault.name}`, async ({ page }) => {
        for (const [index, route] of [...publicRoutes, ...adminRoutes].entries()) {
          // Five megabytes are more than a browser keeps: one key after the other.
          const only = resources[index % resources.length];
          await openOverFault(page, route, fault, fault.name === HUGE && only ? [only] : resources);
        }
      });
    }

    for (const resource of resources) {
      test(`where only ${resource} are at fault, good records are kept and the rest is set aside`, async ({
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
