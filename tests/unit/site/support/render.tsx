import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { patiently } from '../../patience';

/* Renders parts of the site as the browser does, or as the build does. */

/** Renders into the document, until the test ends. Returns what holds it, and React's root. */
export async function render(node: ReactNode) {
  const shell = document.body.appendChild(document.createElement('div'));
  const root = createRoot(shell);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    shell.remove();
  });
  await act(async () => root.render(node));
  return { shell, root };
}

/** The elements of this HTML, outside the document. */
export function parsed(html: string): HTMLElement {
  const shell = document.createElement('div');
  shell.innerHTML = html;
  return shell;
}

/** What the build writes of this. */
export const prerendered = (node: ReactNode) => parsed(renderToStaticMarkup(node));

/** Lets React render what has come meanwhile, until the check succeeds. */
export const eventually = <T,>(check: () => T | Promise<T>) =>
  patiently(async () => {
    await act(async () => {});
    return check();
  });
