import { act } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { RouteFocus } from '../../../../../src/site/navigation/RouteFocus';
import { loader } from '../../../../../src/site/pages/requestQuote/loader';
import { QuoteForm } from '../../../../../src/site/pages/requestQuote/QuoteForm';
import { eventually, render } from '../../support/render';

const Page = () => (
  <>
    <main>
      <h1>Request a Quote</h1>
      <QuoteForm {...useLoaderData<typeof loader>()} />
    </main>
    <RouteFocus />
  </>
);

/** The quote form at this address. @param dataComes what its data waits for */
export async function formAt(address: string, dataComes?: () => Promise<void>): Promise<HTMLFormElement> {
  const waitingLoader = async (args: Parameters<typeof loader>[0]) => {
    await dataComes?.();
    return loader(args);
  };
  const route = { path: '*', loader: waitingLoader, Component: Page, HydrateFallback: () => null };
  const router = createMemoryRouter([route], { initialEntries: [address] });
  const { shell } = await render(<RouterProvider router={router} />);
  return eventually(() => {
    const form = shell.querySelector('form');
    if (!form) throw new Error('The form is not there yet');
    return form;
  });
}

export const fieldOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | null;

export async function press(form: HTMLFormElement, label: string): Promise<void> {
  const button = [...form.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === label,
  );
  if (!button) throw new Error(`There is no button “${label}”`);
  await act(async () => button.click());
}

/** Submits the form. Returns the fields that the form service gets. */
export async function sentBy(form: HTMLFormElement) {
  const service = vi.fn(async (_address: string, _request: RequestInit) => Response.json({ success: true }));
  vi.stubGlobal('fetch', service);
  await act(async () => form.requestSubmit());
  await eventually(() => expect(document.body.textContent).toContain('your message is on its way'));
  return Object.fromEntries(new URLSearchParams(String(service.mock.lastCall?.[1].body)));
}
