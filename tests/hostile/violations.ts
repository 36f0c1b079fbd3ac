import type { Page } from '@playwright/test';

type Reporting = { report?: (violation: string) => void };

/**
 * Collects every violation of a Content-Security-Policy, enforced or report-only, in the page's documents and in those
 * of pages that it opens.
 * @returns a function that returns what was collected so far
 */
export async function violations(page: Page): Promise<() => string[]> {
  const found: string[] = [];
  const context = page.context();
  await context.exposeFunction('report', (violation: string) => found.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { disposition, effectiveDirective, blockedURI, sample, sourceFile } = event;
      const where = `${location.pathname}${location.search} (${sourceFile})`;
      (window as Reporting).report?.(
        `${disposition} ${effectiveDirective} ${blockedURI} ${sample} at ${where}`,
      );
    });
  });
  // Workers and blocked navigations report only to the console.
  context.on('console', (message) => {
    if (/Content Security Policy|Trusted(?: Type|HTML|Script)/i.test(message.text()))
      found.push(message.text());
  });
  return () => found;
}
