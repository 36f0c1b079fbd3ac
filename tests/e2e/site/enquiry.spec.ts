import { expect, type Locator, type Page, test } from '@playwright/test';
import { FORM_SERVICE } from '../../addresses';
import { nameOf } from '../builtIn';
import { collectErrors } from '../errors';
import { blockStorage } from '../storage';
import { DEEP } from '../tags';
import { ENTRY, LATE_CODE } from './chunks';
import { holdBack, latch } from './latch';
import { answers, move } from './ready';

/* If something is in a message's way, it is kept, its sender is told what to do, and it is sent once. */

const SENT = 'Thank you, your message is on its way.';

type Form = { path: string; label: string; typed: Record<string, string>; chosen?: Record<string, string> };

const who = { name: 'Meena Ravi', email: 'meena@example.com', phone: '+91 98400 00000' };
const quickEnquiry: Form = { path: '/about', label: 'Quick Enquiry', typed: who };
const contact: Form = {
  path: '/contact',
  label: 'Contact',
  typed: { ...who, company: 'Ravi & Sons', message: 'Foam tape, 12 mm × 3 mm?\nFor 60 °C + rain' },
};
const quote: Form = {
  path: '/request-quote',
  label: 'Request a Quote',
  typed: { ...who, quantity: '24', size: '50 mm × 18 m', application: 'Stair noses' },
  chosen: { product: nameOf('anti-skid-tape'), unit: 'cartons' },
};

const formOn = (page: Page, { label }: Form) => page.getByRole('form', { name: label, exact: true });
const submitOf = (form: Locator) => form.locator('button[type=submit]');

async function fill(form: Locator, { typed, chosen = {} }: Form): Promise<void> {
  for (const [name, value] of Object.entries(chosen))
    await form.locator(`[name=${name}]`).selectOption(value);
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value);
}

async function expectTyped(form: Locator, { typed, chosen = {} }: Form): Promise<void> {
  for (const [name, value] of Object.entries({ ...chosen, ...typed }))
    await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
}

/** Answers the next posts to the form service with `answer`, and counts them. */
async function serve(page: Page, answer: Parameters<Page['route']>[1]): Promise<() => number> {
  let posts = 0;
  await page.unroute(FORM_SERVICE);
  await page.route(FORM_SERVICE, (route, request) => {
    posts += 1;
    return answer(route, request);
  });
  return () => posts;
}

/** Opens a form's page and waits until React has taken it over. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await answers(page);
}

const unsent = (page: Page) => page.evaluate(() => sessionStorage.getItem('enquiry_drafts'));

for (const kind of [quickEnquiry, contact, quote]) {
  test(`${kind.label}: if the form service is down, what was typed stays and can be sent another way`, {
    tag: kind === quickEnquiry ? [] : DEEP,
  }, async ({ page, context }) => {
    await open(page, kind.path);
    const form = formOn(page, kind);
    await fill(form, kind);
    await serve(page, (route) => route.abort('connectionrefused'));
    await submitOf(form).click();
    await expect(form.getByRole('alert')).toContainText('your message may not have arrived.');
    await expectTyped(form, kind);

    await page.unroute(FORM_SERVICE);
    await context.setOffline(true);
    await submitOf(form).click();
    await expect(form.getByRole('alert')).toContainText('You are offline');
    await expectTyped(form, kind);
    await context.setOffline(false);

    // Dark on white even in the dark footer.
    await expect(form.getByRole('alert').locator('p')).toHaveCSS('color', 'rgb(22, 24, 29)');

    const carried = async (start: string, parameter: string) => {
      const href = await form.getByRole('alert').locator(`a[href^="${start}"]`).getAttribute('href');
      return new URL(href ?? '').searchParams.get(parameter);
    };
    for (const value of Object.values(kind.typed)) {
      expect(await carried('https://wa.me/', 'text')).toContain(value);
      expect(await carried('mailto:', 'body')).toContain(value.replaceAll('\n', '\r\n'));
    }
    await form.locator('[name=name]').fill('Meena Ravi, again');
    expect(await carried('mailto:', 'body')).toContain('Meena Ravi, again');
    await expect(form.getByRole('alert').locator('a[href^="tel:+"]')).toBeVisible();

    const posts = await serve(page, (route) => route.fulfill({ json: { success: 'true' } }));
    await submitOf(form).click();
    await expect(page.getByText(SENT)).toBeVisible();
    expect(posts()).toBe(1);
    expect(await unsent(page)).toBeNull();
  });

  test(`${kind.label}: what was typed survives a reload, a visit to another page, and a full page load`, {
    tag: kind === quote ? [] : DEEP,
  }, async ({ page }) => {
    await open(page, kind.path);
    const form = formOn(page, kind);
    await fill(form, kind);
    await expect.poll(() => unsent(page)).toContain(who.phone);
    expect(await unsent(page)).not.toContain('_honey');

    await page.reload();
    await expectTyped(form, kind);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).last().click();
    await expect(page).toHaveURL('/privacy-policy');
    await page.goBack();
    await expect(page).toHaveURL(kind.path);
    await expectTyped(form, kind);

    await page.goto('/robots.txt');
    await page.goto(kind.path);
    await move(page);
    await expectTyped(form, kind);

    await form.locator('[name=phone]').fill('');
    await page.reload();
    await expect(form.locator('[name=name]')).toHaveValue(who.name);
    await expect(form.locator('[name=phone]')).toHaveValue('');
  });
}

test('however often a form is submitted, one message is sent', async ({ page }) => {
  await open(page, contact.path);
  const form = formOn(page, contact);
  await fill(form, contact);
  const answer = latch();
  const posts = await serve(page, async (route) => {
    await answer.opened;
    await route.fulfill({ json: { success: 'true' } });
  });
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await submitOf(form).dblclick();
  await form.locator('[name=name]').press('Enter');
  await expect(submitOf(form)).toHaveText('Sending…');
  await submitOf(form).click();
  answer.open();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(posts()).toBe(1);
});

test('submitting before the script has loaded sends one message', async ({ page }) => {
  const posts = await serve(page, (route) => route.fulfill({ json: { success: 'true' } }));
  const script = await holdBack(page, ENTRY);
  await page.goto(quote.path, { waitUntil: 'commit' });
  const form = formOn(page, quote);
  await fill(form, quote);
  await submitOf(form).click();
  await form.locator('[name=name]').press('Enter');
  expect(posts()).toBe(0);
  await script.open();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(posts()).toBe(1);
  await expect(page).toHaveURL(quote.path);
});

test('a message that fails after its page was left says so, and leads back to what was typed', {
  tag: DEEP,
}, async ({ page }) => {
  const failing = latch();
  await serve(page, async (route) => {
    await failing.opened;
    await route.fulfill({ status: 500, body: 'out of order' });
  });
  await open(page, quote.path);
  const form = formOn(page, quote);
  await fill(form, quote);
  await submitOf(form).click();
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL('/products');
  await expect(form).toBeHidden();
  failing.open();
  const failure = page.getByText('Your message was not sent: the form service');
  await expect(failure).toBeVisible();
  await page.getByRole('link', { name: 'Back to your message' }).click();
  await expect(page).toHaveURL(quote.path);
  await expectTyped(form, quote);
  await expect(failure).toBeHidden();
});

test('one request can ask for several tapes: those compared, one more, and none that was removed', async ({
  page,
}) => {
  await open(page, '/compare?product=vhb-tape+anti-skid-tape');
  await page.getByRole('link', { name: 'Request a Quote for both tapes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quote for 2 tapes');
  const form = page.getByRole('form', { name: 'Request a Quote' });
  const tape = (number: number) => form.getByRole('group', { name: `Tape ${number}` });
  await expect(tape(1).getByLabel('Product')).toHaveValue(nameOf('vhb-tape'));
  await expect(tape(2).getByLabel('Product')).toHaveValue(nameOf('anti-skid-tape'));
  await tape(1).getByLabel('Quantity').fill('10');
  await tape(2).getByLabel('Quantity').fill('20');
  await tape(2).getByLabel('Unit').selectOption('cartons');
  await form.getByRole('button', { name: 'Add another tape' }).click();
  await expect(tape(3).getByLabel('Product')).toBeFocused();
  await expect(tape(1).getByLabel('Quantity')).toHaveValue('10');
  await tape(3).getByLabel('Product').selectOption(nameOf('caution-tape'));
  await form.getByLabel('Name').fill(who.name);
  await form.getByLabel('E-mail').fill(who.email);
  await expect.poll(() => unsent(page)).toContain(who.email);
  await page.reload();
  await answers(page);
  await expect(tape(3).getByLabel('Product')).toHaveValue(nameOf('caution-tape'));
  await expect(tape(2).getByLabel('Quantity')).toHaveValue('20');
  // A link to the form does not say into how many lines something was typed.
  await page.goto('/compare?product=vhb-tape+anti-skid-tape');
  await answers(page);
  await page.getByRole('link', { name: 'Request a Quote for both tapes' }).click();
  await expect(tape(3).getByLabel('Product')).toHaveValue(nameOf('caution-tape'));
  // A line that is removed takes its errors along.
  await form.getByRole('button', { name: 'Add another tape' }).click();
  await tape(4).getByLabel('Size').fill('48 mm');
  await submitOf(form).click();
  await expect(tape(3).getByLabel('Quantity')).toBeFocused();
  await expect(tape(3).getByLabel('Quantity')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText('3 fields need attention.')).toBeVisible();
  await form.getByRole('button', { name: 'Remove tape 4' }).click();
  await expect(form.getByText('1 field needs attention.')).toBeVisible();
  await tape(3).getByLabel('Quantity').fill('30');
  const posted = page.waitForRequest(FORM_SERVICE);
  await serve(page, (route) => route.fulfill({ json: { success: 'true' } }));
  await submitOf(form).click();
  const sent = new URLSearchParams((await posted).postData() ?? '');
  expect(sent.get('_subject')).toBe(`Quote request: ${nameOf('vhb-tape')} and 2 more`);
  expect([sent.get('quantity'), sent.get('quantity_2'), sent.get('quantity_3')]).toEqual(['10', '20', '30']);
  expect([sent.get('product_3'), sent.get('unit_3')]).toEqual([nameOf('caution-tape'), 'cartons']);
  await expect(page.getByText(SENT)).toBeVisible();
});

test('a form can be sent without storage, and a refused message stays', { tag: DEEP }, async ({ page }) => {
  const errors = collectErrors(page, /^Could not (read|write)/);
  await blockStorage(page, 'localStorage', 'sessionStorage');
  await open(page, contact.path);
  const form = formOn(page, contact);
  await fill(form, contact);
  await serve(page, (route) => route.fulfill({ json: { success: 'false' } }));
  await submitOf(form).click();
  await expect(form.getByRole('alert')).toContainText('What you typed is still here');
  await expectTyped(form, contact);
  await serve(page, (route) => route.fulfill({ json: { success: 'true' } }));
  await submitOf(form).click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a form that is offline from the first keystroke says so and keeps what was typed', async ({
  page,
  context,
}) => {
  await open(page, quickEnquiry.path);
  await page.waitForLoadState('networkidle');
  await page.route(LATE_CODE, (route) => route.abort());
  await context.setOffline(true);
  const form = formOn(page, quickEnquiry);
  await fill(form, quickEnquiry);
  await submitOf(form).click();
  await expect(form.getByRole('alert')).toContainText('You are offline. What you typed is still here');
  await expectTyped(form, quickEnquiry);
  await context.setOffline(false);
  await page.unroute(LATE_CODE);
  await submitOf(form).click();
  await expect(page.getByText(SENT)).toBeVisible();
});
