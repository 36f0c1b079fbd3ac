import { markTrusted } from '../trustedTypes';

/** HTML as the page would read it, where nothing of it is fetched or run. */
export function inertTemplate(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  // TypeScript's own declaration of this property takes no trusted HTML.
  template.innerHTML = markTrusted(html) as string;
  return template;
}
