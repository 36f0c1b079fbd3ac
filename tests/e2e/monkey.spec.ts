import { test } from '@playwright/test';
import { play, seedsToRun } from '../monkey/monkey';
import { admin, site } from '../monkey/playgrounds';

/* A short run; tests/deep/monkey.spec.ts has the long ones. */

// A failure lists the last actions, which is enough, and a trace would take longer than the run.
test.use({ trace: 'off' });
test.setTimeout(120_000);

test.skip(({ isMobile }) => isMobile, 'it changes the width by itself');

for (const seed of seedsToRun([1959])) {
  for (const [name, playground] of Object.entries({ site, admin }))
    test(`a monkey breaks nothing: ${name}, seed ${seed}`, ({ page }) =>
      play(page, { seed, actions: 30, playground }));
}
