import { readSettings } from '../../shared/catalogue/settings';
import { inertTemplate } from '../../shared/html/inertTemplate';

/**
 * Runs the owner's snippets (section 3, `gtm`), each once and in order. Published snippets are part of every
 * prerendered page and have run already; these are the ones that only this browser's settings hold. If the host sends
 * the build's headers, their policy blocks them until they are published.
 */
export async function runOwnSnippets(): Promise<void> {
  if (document.documentElement.dataset.snippets !== undefined) return;
  const { gtm } = await readSettings();
  insert(gtm.head, document.head);
  insert(gtm.body, document.body);
}

/** Scripts parsed from this HTML never run, so each is created again. */
function insert(html: string, parent: HTMLElement): void {
  if (html.trim() === '') return;
  const { content } = inertTemplate(html);
  // A template is parsed as if scripts were off, so the content of `noscript` became elements. It is not wanted here.
  for (const element of content.querySelectorAll('noscript')) element.remove();
  for (const parsed of content.querySelectorAll('script')) {
    const script = document.createElement('script');
    for (const { name, value } of parsed.attributes) script.setAttribute(name, value);
    script.async = parsed.async;
    script.text = parsed.text;
    parsed.replaceWith(script);
  }
  parent.append(content);
}
