import './site/styles/global.css';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from './routes';
import { readSettings } from './shared/catalogue/settings';
import { writePageData } from './site/startup/pageData';

const handler = createStaticHandler(routes);

/** A page as the build writes it. */
export type PrerenderedPage = {
  status: number;
  /** Title, description and the like, for the head. */
  head: string;
  body: string;
  /** What the loaders returned, as JSON: the browser hydrates with it. The admin's shell (tools/prerender) has none. */
  data?: string;
};

/** The owner's published snippets, which are part of every public page. */
export async function readSnippets(): Promise<{ head: string; body: string }> {
  return (await readSettings()).gtm;
}

/**
 * Renders one address with the same routes as the browser.
 * @throws {Error} naming the address, if a loader fails or redirects, or a component throws: a build must not ship that
 *   page
 */
export async function renderPage(address: string): Promise<PrerenderedPage> {
  try {
    return await render(address);
  } catch (cause) {
    throw new Error(`${address} cannot be rendered: ${cause}`, { cause });
  }
}

async function render(address: string): Promise<PrerenderedPage> {
  const context = await handler.query(new Request(new URL(address, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`It answers ${context.status} instead of a page.`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure;
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  const { head, body } = splitHead(html);
  return {
    status: context.statusCode,
    head,
    body,
    data: writePageData({ loaderData: context.loaderData }, body),
  };
}

/** React writes the tags that belong in the head before everything else. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
