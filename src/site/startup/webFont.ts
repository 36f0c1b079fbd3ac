/**
 * Fetches the font, which a first visit starts without (boot.js) because it would delay the first picture. What is on
 * the screen does not change: the font shows when the visitor comes back to this tab, or opens the site again.
 * Switching to it during a navigation would make that navigation take half as long again.
 */
export async function fetchFont(): Promise<void> {
  const { documentElement: page, fonts } = document;
  await fonts.load('1em Archivo');
  const show = () => {
    page.dataset.font = '';
  };
  // The page is visible now, so the next change means that it is hidden.
  if (document.hidden) show();
  else document.addEventListener('visibilitychange', show, { once: true });
}
