import { act, type ReactNode } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { QuickEnquiry } from '../../../../src/site/enquiry/QuickEnquiry';
import { prepareForm } from '../../../../src/site/enquiry/useEnquiry';
import { ContactForm } from '../../../../src/site/pages/contact/ContactForm';
import { deferred } from '../../deferred';
import { fill } from '../support/forms';
import { eventually, render } from '../support/render';

beforeEach(() => sessionStorage.clear());

const alertOf = (shell: Element) => shell.querySelector('[role=alert]');

it('errors are announced at each submission, and describe their field before it gets the focus', async () => {
  const { shell } = await render(<QuickEnquiry />);
  const name = shell.querySelector<HTMLInputElement>('[name=name]');
  if (!name) throw new Error('The form has no name to fill');
  const described: (string | undefined)[] = [];
  name.addEventListener('focus', () =>
    described.push(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent),
  );

  const alerts: (Element | null)[] = [];
  for (let press = 0; press < 2; press += 1) {
    await act(async () => shell.querySelector('form')?.requestSubmit());
    await eventually(() => expect(alertOf(shell)).toSatisfy((alert) => alert && !alerts.includes(alert)));
    alerts.push(alertOf(shell));
  }
  expect(alerts.map((alert) => alert?.textContent)).toEqual(Array(2).fill('3 fields need attention.'));
  expect(document.activeElement).toBe(name);
  expect(described).toEqual(['Tell us your name.']);
});

it('the first wrong field in the order of the page gets the focus, and its label is in view', async () => {
  const shown: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(this: Element) {
    if (document.activeElement !== document.body) shown.push(this);
  });
  const { shell } = await render(<ContactForm />);
  fill(shell, { name: 'Meena', email: 'meena@example.com', phone: '12' });
  await act(async () => shell.querySelector('form')?.requestSubmit());
  await eventually(() => expect(alertOf(shell)?.textContent).toBe('2 fields need attention.'));
  const message = shell.querySelector('[name=message]');
  expect(document.activeElement).toBe(message);
  expect(shown.map((part) => [part.contains(message), part.querySelector('label')?.textContent])).toEqual([
    [true, 'Message'],
  ]);
});

it('the thanks for a message are in view, and the message has the focus', async () => {
  const shown: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(this: Element) {
    if (document.activeElement?.contains(this)) shown.push(this.textContent);
  });
  vi.stubGlobal('fetch', async () => Response.json({ success: 'true' }));
  const { shell } = await render(<ContactForm />);
  fill(shell, { name: 'Meena', email: 'meena@example.com', message: 'Ten rolls of foil tape.' });
  shell.querySelector('input')?.focus();
  await act(async () => shell.querySelector('form')?.requestSubmit());
  await eventually(() => expect(shown).toContain('Thank you, your message is on its way.'));
});

/** Sends a form with these fields and clicks "Send another". @returns the fields' values, and a function to find one */
async function sendAndBeginAnother(form: ReactNode, typed: Record<string, string>) {
  vi.stubGlobal('fetch', async () => Response.json({ success: 'true' }));
  const { shell } = await render(form);
  const field = (name: string) => shell.querySelector<HTMLInputElement>(`[name=${name}]`);
  fill(shell, typed);
  await act(async () => shell.querySelector('form')?.requestSubmit());
  const another = () =>
    [...shell.querySelectorAll('button')].find((one) => one.textContent === 'Send another');
  await eventually(() => expect(another()).toBeDefined());
  await act(async () => another()?.click());
  return { values: Object.keys(typed).map((name) => field(name)?.value), field };
}

it('another message starts with the last sender filled in and the focus on the first empty field', async () => {
  const typed = { name: 'Meena', email: 'meena@example.com', message: 'Ten rolls of foil tape.' };
  const { values, field } = await sendAndBeginAnother(<ContactForm />, typed);
  expect(values).toEqual([typed.name, typed.email, '']);
  expect(document.activeElement).toBe(field('message'));
});

it('another quick enquiry, which asks only for the sender, starts empty', async () => {
  const typed = { name: 'Meena', email: 'meena@example.com', phone: '98400 00000' };
  const { values, field } = await sendAndBeginAnother(<QuickEnquiry />, typed);
  expect(values).toEqual(['', '', '']);
  expect(document.activeElement).toBe(field('name'));
});

it('says that it is sending in a live region that was there before', async () => {
  const answer = deferred<Response>();
  // What is never answered would keep another file's forms waiting, which share this one's modules.
  onTestFinished(() => act(async () => answer.resolve(Response.json({ success: 'true' }))));
  vi.stubGlobal('fetch', () => answer.promise);
  const { shell } = await render(<QuickEnquiry />);
  const form = shell.querySelector('form');
  if (!form) throw new Error('There is no form');
  // Those who wait for its code are told that it is sending, too.
  await act(async () => void (await prepareForm(form)));
  const region = shell.querySelector('form [role=status]');
  expect(region?.textContent).toBe('');
  // Not while fields are missing.
  const said: (string | null)[] = [];
  const observer = new MutationObserver(() => said.push(region?.textContent ?? null));
  if (region) observer.observe(region, { childList: true, characterData: true, subtree: true });
  await act(async () => form.requestSubmit());
  await eventually(() => expect(shell.textContent).toContain('3 fields need attention'));
  expect(said).toEqual([]);
  fill(shell, { name: 'Meena', email: 'm@example.com', phone: '98400 00000' });
  await act(async () => form.requestSubmit());
  await eventually(() => expect(region?.textContent).toBe('Sending…'));
});
