import { useMemo } from 'react';
import { markTrusted } from '../../shared/trustedTypes';

/**
 * The properties of an element that shows HTML, to be its last ones. By the attribute pageData.ts finds the HTML there.
 * @param html from the site's own code or built in, or sanitised by the code that read it (safeHtmlOf)
 */
export function useHtml(html: string) {
  // The same object as long as the HTML is the same: given another one, React would set the HTML again.
  const markup = useMemo(() => ({ __html: markTrusted(html) }), [html]);
  return { 'data-html': '', dangerouslySetInnerHTML: markup };
}
