import type { RouterProviderProps } from 'react-router-dom';

/**
 * Fetches the font that a first visit begins without (boot.js), for it would come at the price of the first picture. The
 * page stays as it is; the next one that is turned to has the font.
 */
export async function fetchFont(router: RouterProviderProps['router']): Promise<void> {
  const { documentElement: page, fonts } = document;
  if (page.dataset.font !== undefined) return;
  await fonts.load('1em Archivo');
  const { pathname } = location;
  const stop = router.subscribe(({ navigation, location: now }) => {
    if (navigation.state !== 'idle' || now.pathname === pathname) return;
    stop();
    page.dataset.font = '';
  });
}
