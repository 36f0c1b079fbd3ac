import { test } from '@playwright/test';
import { play, seedsToRun } from './monkey/monkey';
import { admin, site } from './monkey/playgrounds';

/* MONKEY_SEED=3 npm run test:deep -- monkey runs only that seed. */

// A failure lists the last actions, which is enough, and a trace would take longer than the run.
test.use({ trace: 'off' });

const ACTIONS = Number(process.env.MONKEY_ACTIONS ?? 1000);

for (const seed of seedsToRun([1, 2, 3, 4, 5])) {
  test(`a monkey breaks nothing on the site, seed ${seed}`, ({ page }) =>
    play(page, { seed, actions: ACTIONS, playground: site }));

  test(`a monkey breaks nothing in the admin, seed ${seed}`, ({ page }) =>
    play(page, { seed, actions: ACTIONS, playground: admin }));
}
