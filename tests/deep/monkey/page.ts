import type { Page } from '@playwright/test';

/** Something that a user could click: its current position in the viewport, and a name for it. */
export type Target = { x: number; y: number; isText: boolean; name: string };

/** The state of the page after an action. */
export type PageState = {
  path: string;
  /** The beginning of the text of an error page, of the site or of the admin. */
  failure: string | undefined;
  /** Nothing is shown, even after ten seconds. */
  isBlank: boolean;
  /** Keys under which unusable content was set aside. */
  setAside: string[];
  /** The browser shows its own error page, because an address was loaded without network. */
  isBrowsersOwn: boolean;
};

/**
 * Scrolls to one of the page's controls that nothing covers, chosen by `number` (from 0 up to 1).
 * @param wanted `within`: a pattern for where links may lead (others are ignored); `onlyText`: a field, if there is one
 */
export function findTarget(
  page: Page,
  number: number,
  wanted: { within: string; onlyText: boolean },
): Promise<Target | undefined> {
  return page.evaluate(
    ({ chosen, within, onlyText }) => {
      const inScope = new RegExp(within);
      const takesText = (element: HTMLElement) =>
        element.isContentEditable ||
        element instanceof HTMLTextAreaElement ||
        (element instanceof HTMLInputElement && !/^(checkbox|radio|file|button|submit)$/.test(element.type));
      // A modal layer takes all clicks.
      const layers = document.querySelectorAll(
        '[aria-modal="true"], .MuiModal-root:not([aria-hidden="true"])',
      );
      const all = Array.from(
        (layers[layers.length - 1] ?? document).querySelectorAll<HTMLElement>(
          'a[href], button, input, textarea, select, summary, label, [contenteditable="true"], [tabindex="0"], ' +
            '[role="button"], [role="option"], [role="menuitem"], [role="tab"], [role="checkbox"], [role="combobox"]',
        ),
      ).filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return false;
        const href = element.closest('a')?.href;
        return (
          !href || (href.startsWith(location.origin) && inScope.test(href.slice(location.origin.length)))
        );
      });
      const fields = onlyText ? all.filter(takesText) : [];
      const controls = fields.length > 0 ? fields : all;
      const first = Math.floor(chosen * controls.length);
      for (let tried = 0; tried < Math.min(controls.length, 12); tried += 1) {
        const element = controls[(first + tried * 7) % controls.length];
        if (!element) continue;
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        const x = box.x + box.width / 2;
        const y = box.y + box.height / 2;
        const hit = document.elementFromPoint(x, y);
        if (!hit || !(element.contains(hit) || hit.contains(element))) continue;
        const label =
          element.getAttribute('aria-label') ||
          element.getAttribute('name') ||
          element.textContent ||
          element.id;
        const name = `${element.tagName.toLowerCase()} “${(label ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}”`;
        return { x, y, isText: takesText(element), name };
      }
      return undefined;
    },
    { chosen: number, ...wanted },
  );
}

/** Waits for two frames, then reads the page's state. */
export function stateOf(page: Page): Promise<PageState> {
  return page.evaluate(async () => {
    // The browser's own error page has no storage to read.
    if (location.protocol === 'chrome-error:')
      return { path: '', failure: undefined, isBlank: false, setAside: [], isBrowsersOwn: true };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const isBlank = () => document.getElementById('root')?.childElementCount === 0;
    for (let waited = 0; isBlank() && waited < 10_000; waited += 50)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const heading = document.querySelector('h1')?.textContent ?? '';
    const hasFailed =
      heading.includes('Unexpected Application Error!') || document.querySelector('.RaError-title') !== null;
    return {
      path: location.pathname + location.search + location.hash,
      failure: hasFailed ? (document.body.textContent ?? '').slice(0, 400) : undefined,
      isBlank: isBlank(),
      setAside: Object.keys(localStorage).filter((key) => key.endsWith('.corrupt')),
      isBrowsersOwn: false,
    };
  });
}
