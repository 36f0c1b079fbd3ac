import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { RouteFocus } from '../../../../src/site/navigation/RouteFocus';
import { render } from '../support/render';

const Layout = () => (
  <>
    <a href="/list">Menu</a>
    <main>
      <Outlet />
    </main>
    <RouteFocus />
  </>
);

const focus = (link: HTMLElement | null) => link?.focus();

/** As it appears, its link gets the focus, as after Back (ReturnToPlace). */
const List = () => (
  <>
    <title>All tapes</title>
    <h1>Tapes</h1>
    <a href="/tape" ref={focus}>
      Foam
    </a>
  </>
);

const Tape = () => (
  <>
    <title>Foam tape</title>
    <h1>Foam</h1>
    <a href="/tape?unit=inch">Inches</a>
    <section id="figures">Figures</section>
  </>
);

let shell: HTMLElement;
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(async () => {
  const children = [
    { path: '/list', Component: List },
    { path: '/tape', Component: Tape },
  ];
  router = createMemoryRouter([{ Component: Layout, children }], { initialEntries: ['/tape'] });
  onTestFinished(() => router.dispose());
  ({ shell } = await render(<RouterProvider router={router} />));
});

const go = (to: string) => act(() => router.navigate(to));
const back = () => act(() => router.navigate(-1));
const announced = () => shell.querySelector('[role="status"]')?.textContent;
const focused = () => `${document.activeElement?.localName} ${document.activeElement?.textContent}`;

it('the first page is announced by the browser itself, and focuses nothing', () => {
  expect(announced()).toBe('');
  expect(document.activeElement).toBe(document.body);
});

it('a page that is opened is announced by its title, and its heading gets the focus', async () => {
  await go('/list');
  expect([announced(), focused()]).toEqual(['All tapes', 'h1 Tapes']);
  await go('/tape');
  expect([announced(), focused()]).toEqual(['Foam tape', 'h1 Foam']);
});

it('a page that is opened at a place is announced, too, and the place gets the focus', async () => {
  await go('/list');
  await go('/tape#figures');
  expect([announced(), focused()]).toEqual(['Foam tape', 'section Figures']);
});

it('a page gone back to is announced, too; a link on it keeps the focus, otherwise its heading gets it', async () => {
  await go('/list');
  await go('/tape');
  await back();
  expect([announced(), focused()]).toEqual(['All tapes', 'a Foam']);
  await back();
  expect([announced(), focused()]).toEqual(['Foam tape', 'h1 Foam']);
});

it('another query is announced only if the focus is outside the content, not in it as on a filter', async () => {
  shell.querySelector<HTMLElement>('main a')?.focus();
  await go('/tape?unit=inch');
  expect([announced(), focused()]).toEqual(['', 'a Inches']);
  shell.querySelector('a')?.focus();
  await go('/tape');
  expect([announced(), focused()]).toEqual(['Foam tape', 'h1 Foam']);
});

it('a place on the same page is left to the link that leads there', async () => {
  shell.querySelector('a')?.focus();
  await go('/tape#figures');
  expect([announced(), focused()]).toEqual(['', 'a Menu']);
});
