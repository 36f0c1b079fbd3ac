import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';

/*
 * Runs pieces of HTML in a real browser, in a page without a policy, and reports which of them ran a script.
 */

const SANITISER = join(import.meta.dirname, '../../src/shared/html/sanitiseHtml.ts');

/** The sanitiser as one script that sets the global `sanitiser`: it needs a real browser's parser. */
async function bundledSanitiser(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: SANITISER, formats: ['iife'], name: 'sanitiser' } },
  });
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (!chunk) throw new Error('The sanitiser was not bundled');
  return chunk.code;
}

const ADDRESS = 'http://hostile.test/';

type Sanitiser = { sanitiseHtml: (html: string) => string; keepSafeHtml: (html: string) => string };
type Global = { sanitiser: Sanitiser };

/** Opens a page that belongs to no site, has no policy and no network, and holds the sanitiser. */
export async function openLawlessPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.route(ADDRESS, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Lawless</title><body>' }),
  );
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto(ADDRESS);
  // Faster than answering each request that a text makes.
  await context.unroute(ADDRESS);
  await context.setOffline(true);
  await page.addScriptTag({ content: await bundledSanitiser() });
  return page;
}

export const sanitiseAll = (page: Page, texts: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (all) => all.map((html) => (window as unknown as Global).sanitiser.sanitiseHtml(html)),
    [...texts],
  );

export const keepSafeAll = (page: Page, texts: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (all) => all.map((html) => (window as unknown as Global).sanitiser.keepSafeHtml(html)),
    [...texts],
  );

/** Texts at a time, in two frames each. */
const BATCH = 60;
/** In ms: how long a batch may still fetch, fail and animate once its last frame has done so. */
const PATIENCE = 350;
/** In ms: how long this last frame may take, on a slow machine. */
const LONGEST_WAIT = 10_000;

/**
 * The indexes of the texts that ran a script. Each text has two frames of its own: one parses it as part of a page, in
 * the other it is set through `innerHTML`. Then everything that a reader can do is done to it.
 */
export async function whichRun(page: Page, texts: readonly string[]): Promise<number[]> {
  // Many texts are the same once they are sanitised.
  const different = [...new Set(texts)];
  const found = new Set<string>();
  for (let start = 0; start < different.length; start += BATCH) {
    const batch = different.slice(start, start + BATCH);
    const times = { patience: PATIENCE, longest: LONGEST_WAIT };
    for (const index of await page.evaluate(runBatch, { texts: batch, ...times }))
      found.add(batch[index] ?? '');
  }
  return texts.flatMap((text, index) => (found.has(text) ? [index] : []));
}

type Batch = { texts: string[]; patience: number; longest: number };

/** Runs in the page. */
async function runBatch({ texts: tried, patience, longest }: Batch): Promise<number[]> {
  // The last text shows that the others had their time: it runs when its picture fails, and again when it is clicked.
  const texts = [...tried, '<img src="/nothing.png" onerror="fired()"><a href="javascript:fired()">Last</a>'];
  const last = tried.length;
  const ran = new Set<number>();
  const target = window as unknown as { note: (index: number) => void };
  target.note = (index) => ran.add(index);
  const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  const lastHasRun = async () => {
    const end = performance.now() + longest;
    while (!ran.has(last)) {
      if (performance.now() > end) throw new Error('The frames run nothing');
      await wait(10);
    }
    await wait(patience);
    ran.delete(last);
  };
  // What hostile texts call to show that they ran.
  const prelude = (index: number) =>
    `<!doctype html><script>fired=alert=confirm=prompt=print=()=>{parent.note(${index})}</script><body>`;
  const frameWith = (html: string) => {
    const frame = document.createElement('iframe');
    frame.srcdoc = html;
    document.body.append(frame);
    return frame;
  };
  const read = texts.map((text, index) => frameWith(prelude(index) + text));
  await lastHasRun();
  const written = texts.map((_text, index) => frameWith(prelude(index)));
  await Promise.all(
    written.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve))),
  );
  texts.forEach((text, index) => {
    const body = written[index]?.contentDocument?.body;
    if (!body) return;
    body.innerHTML = text;
    // Like a sanitiser's result, it is serialised and parsed once more.
    const again = body.innerHTML;
    body.innerHTML = again;
  });
  await lastHasRun();
  for (const frame of [...read.slice(0, -1), ...written.slice(0, -1)]) {
    try {
      for (const element of frame.contentDocument?.querySelectorAll('*') ?? []) provoke(element);
    } catch {
      // The frame has navigated to another page, whose content does not matter.
    }
  }
  written[last]?.contentDocument?.querySelector('a')?.click();
  await lastHasRun();
  for (const frame of [...read, ...written]) frame.remove();
  ran.delete(last);
  return [...ran];

  /** Does everything that a reader can do to an element. */
  function provoke(element: Element): void {
    for (const { name } of Array.from(element.attributes)) {
      if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2), { bubbles: true }));
    }
    if (/^(?:a|area|button|input|summary)$/i.test(element.tagName))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}
