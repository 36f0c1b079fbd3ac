import { markTrusted } from '../trustedTypes';

/** The HTML parsed as the page would parse it, but without fetching or running anything. */
export function inertTemplate(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  // TypeScript's declaration of this property does not accept TrustedHTML.
  template.innerHTML = markTrusted(html) as string;
  return template;
}
