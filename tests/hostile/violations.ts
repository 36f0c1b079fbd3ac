import type { Page } from '@playwright/test';

type Reporting = { report?: (violation: string) => void };

/**
 * Collects every breach of a Content-Security-Policy on the page's documents and on those of pages that it opens, of
 * the policy that holds and of the one that is only reported.
 * @returns what was collected so far
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
  // Workers and refused navigations report to the console alone.
  context.on('console', (message) => {
    if (/Content Security Policy|Trusted(?: Type|HTML|Script)/i.test(message.text()))
      found.push(message.text());
  });
  return () => found;
}
