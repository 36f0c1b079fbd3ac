/** The tab button of the panel that a field is in. */
export function tabOf(field: Element | undefined): HTMLElement | null {
  const head = field?.closest('[id^="tabpanel-"]')?.getAttribute('aria-labelledby');
  return head ? document.getElementById(head) : null;
}
