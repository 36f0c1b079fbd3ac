/**
 * Fetches the font that a first visit begins without (boot.js), for it would come at the price of the first picture. What is
 * on the screen stays as it is: the font shows when the visitor comes back to it, or opens the site anew. At the turn of a page
 * it would cost half as much again as the page.
 */
export async function fetchFont(): Promise<void> {
  const { documentElement: page, fonts } = document;
  if (page.dataset.font !== undefined) return;
  await fonts.load('1em Archivo');
  const show = () => {
    page.dataset.font = '';
  };
  // The page is in sight now, so the next change means that it is not.
  if (document.hidden) show();
  else document.addEventListener('visibilitychange', show, { once: true });
}
