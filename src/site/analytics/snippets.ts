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
  await insert(gtm.head, document.head);
  await insert(gtm.body, document.body);
}

/**
 * Scripts parsed from this HTML never run, so each is created again. A file's script runs before those after it, as in a
 * page's own HTML: they may call what it defines.
 */
async function insert(html: string, parent: HTMLElement): Promise<void> {
  const { content } = inertTemplate(html);
  // A template is parsed as if scripts were off, so the content of `noscript` became elements. It is not wanted here.
  for (const element of content.querySelectorAll('noscript')) element.remove();
  const scripts = Array.from(content.querySelectorAll('script'));
  parent.append(content);
  for (const parsed of scripts) {
    const script = document.createElement('script');
    for (const { name, value } of parsed.attributes) script.setAttribute(name, value);
    script.async = parsed.async;
    script.text = parsed.text;
    const hasRun = holdsUpOthers(script) && settled(script);
    parsed.replaceWith(script);
    await hasRun;
  }
}

/** Whether a page's HTML would wait for the script. One of an unknown type never settles. */
const holdsUpOthers = ({ src, async, defer, noModule, type }: HTMLScriptElement): boolean =>
  src !== '' && !async && !defer && !noModule && /^(|(text|application)\/(java|ecma)script)$/i.test(type);

/** Resolves once the script has run, or cannot be fetched. */
const settled = (script: HTMLScriptElement): Promise<unknown> =>
  new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });
