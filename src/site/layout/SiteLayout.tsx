import { lazy, Suspense, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { PageViews } from '../analytics/PageViews';
import controls from '../ui/controls.module.css';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { loadPanels } from './loadPanels';
import { PendingNavigation } from './PendingNavigation';
import { RouteFocus } from './RouteFocus';
import styles from './SiteLayout.module.css';

// Neither is needed before it is opened: their code and styles are no part of the page.
const MobileMenu = lazy(async () => ({ default: (await loadPanels()).MobileMenu }));
const SearchOverlay = lazy(async () => ({ default: (await loadPanels()).SearchOverlay }));

/** Where a page's scroll position is kept: each fully loaded page has the key "default", so its address serves. */
const placeKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** What stands around every public page. Section 2. */
export function SiteLayout() {
  const [open, setOpen] = useState<'menu' | 'search'>();
  const close = () => setOpen(undefined);

  return (
    <HelmetProvider>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      <Header menuIsOpen={open === 'menu'} onOpenMenu={() => setOpen('menu')} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <BottomBar onOpenSearch={() => setOpen('search')} />
      <Suspense>
        {open === 'menu' && <MobileMenu onClose={close} />}
        {open === 'search' && <SearchOverlay onClose={close} />}
      </Suspense>
      <RouteFocus className={controls.visuallyHidden} />
      <PendingNavigation />
      <PageViews />
      <ScrollRestoration getKey={placeKey} />
    </HelmetProvider>
  );
}
