import type { Page } from '@playwright/test';

/** Follows a link of the footer without the pointer, because pointing at a link fetches its page already. */
export const followInFooter = (page: Page, address: string) =>
  page.getByRole('contentinfo').locator(`a[href="${address}"]`).first().dispatchEvent('click');
