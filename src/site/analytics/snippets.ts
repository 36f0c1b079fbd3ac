import { readSettings } from '../../shared/catalogue/settings';
import { inertTemplate } from '../../shared/html/inertTemplate';

/**
 * Runs the owner's snippets (section 3, `gtm`), each once and in order. Published ones stand in every
 * prerendered page and have run already; these are the ones that only this browser's settings hold. Where the
 * host sends the headers of the build, the policy in them holds these back until they are published.
 */
export async function runOwnSnippets(): Promise<void> {
  if (document.documentElement.dataset.snippets !== undefined) return;
  const { gtm } = await readSettings();
  insert(gtm.head, document.head);
  insert(gtm.body, document.body);
}

/** Scripts that are parsed with their HTML never run: each is made again. */
function insert(html: string, parent: HTMLElement): void {
  if (html.trim() === '') return;
  const { content } = inertTemplate(html);
  // A template knows no scripts, so the content of `noscript` was read as elements: it is not for this browser.
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
