import { expect, type Page, test } from '@playwright/test';
import { nameOf } from '../builtIn';
import { DEEP } from '../tags';
import { logIn } from './owner';

type Moving = Window & { moved?: string[] };

/** Notes each transition that takes longer than a frame, from now on. */
const watchTransitions = (page: Page) =>
  page.evaluate(() => {
    const moved: string[] = [];
    (window as Moving).moved = moved;
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof Element)) return;
      const isSeen = target
        .getAnimations()
        .some(
          (animation) =>
            animation instanceof CSSTransition &&
            animation.transitionProperty === propertyName &&
            Number(animation.effect?.getTiming().duration) > 16,
        );
      if (isSeen) moved.push(`${propertyName} of ${target.outerHTML.slice(0, 80)}`);
    });
  });

async function closeAndOpenMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
}

/** Opens and closes a dialog, the menu and the bar of a selection. */
async function useEverythingThatMoves(page: Page): Promise<void> {
  await page.getByRole('link', { name: nameOf('safety-tapes') }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await closeAndOpenMenu(page);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Products' }).click();
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByText('1 item selected').waitFor();
}

test('nothing moves where the owner’s system asks for that', { tag: DEEP }, async ({ page }) => {
  const moved = () => page.evaluate(() => (window as Moving).moved);
  await logIn(page, '/admin/categories');
  await watchTransitions(page);
  await closeAndOpenMenu(page);
  expect(await moved()).toContainEqual(expect.stringContaining('RaSidebar'));

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin/categories');
  await watchTransitions(page);
  await useEverythingThatMoves(page);
  expect(await moved()).toEqual([]);
});
