import { expect, test } from '@playwright/test';
import { FORM_SERVICE } from '../../addresses';
import { contentKeys } from '../../contentKeys';
import { findings, loadingHasFailed, watch } from '../../hostile/watch';
import { storedText } from '../storage';
import { DEEP } from '../tags';
import { logIn, nameInput, openPreview } from './owner';

// Here the sanitiser has to stop scripts, not the policy.
test.use({ bypassCSP: true });

test('an unsaved article is shown on the site’s own page, and no script in it runs', async ({
  page,
  context,
}) => {
  await watch(context, ['/products', FORM_SERVICE]);
  await logIn(page, '/admin/blog/edit/how-pressure-sensitive-adhesives-hold');
  const before = await storedText(page, contentKeys.blog);
  await page.getByRole('textbox', { name: 'Title' }).fill('A title that nobody saved');
  await page.getByRole('button', { name: 'Edit as HTML' }).click();
  await page
    .getByRole('textbox', { name: 'Article (HTML)' })
    .fill(
      '<h2>Why</h2><p onclick="fired()">For <a href="/product/vhb-tape">VHB</a><img src="x" onerror="fired()"><script>fired()</script></p>',
    );
  const preview = await openPreview(page);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A title that nobody saved');
  await expect(preview.getByText('Visitors see nothing of it yet.')).toBeVisible();
  // What the site itself adds to an article.
  await expect(preview.getByRole('heading', { name: 'Tapes in this article' })).toBeVisible();
  await expect(preview.getByRole('contentinfo')).toBeVisible();
  await preview.getByRole('heading', { name: 'Why' }).click();
  await preview.getByText('For VHB').click({ position: { x: 2, y: 2 } });
  await loadingHasFailed(preview);
  expect(await findings(preview)).toEqual([]);
  expect(await storedText(page, contentKeys.blog)).toBe(before);

  // A record that something else stored there is not trusted either.
  await preview.evaluate(() => {
    const { tab, record } = JSON.parse(sessionStorage.getItem('admin_preview') ?? '{}');
    const content = '<p>Evil<img src="x" onerror="fired()"></p>';
    sessionStorage.setItem('admin_preview', JSON.stringify({ tab, record: { ...record, content } }));
  });
  await preview.reload();
  await expect(preview.getByText('Evil')).toBeVisible();
  await loadingHasFailed(preview);
  expect(await findings(preview)).toEqual([]);

  // Only the tab that the form opened has it.
  const other = await context.newPage();
  await other.goto('/preview/article');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('There is nothing to preview');
});

test('a new product can be previewed before it is saved, once it has a name', { tag: DEEP }, async ({
  page,
}) => {
  await logIn(page, '/admin/products/new');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('No preview yet. Give the product a name.')).toBeVisible();
  await nameInput(page).fill('Tape of Tomorrow');
  const preview = await openPreview(page);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Tape of Tomorrow');
  expect(await storedText(page, contentKeys.products)).not.toContain('Tape of Tomorrow');
});
