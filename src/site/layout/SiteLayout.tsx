import { useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PageViews } from '../analytics/PageViews';
import { SearchOverlay } from '../search/SearchOverlay';
import controls from '../ui/controls.module.css';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { MobileMenu } from './MobileMenu';
import { PendingNavigation } from './PendingNavigation';
import { RouteFocus } from './RouteFocus';
import styles from './SiteLayout.module.css';

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
      {open === 'menu' && <MobileMenu onClose={close} />}
      {open === 'search' && <SearchOverlay onClose={close} />}
      <RouteFocus className={controls.visuallyHidden} />
      <PendingNavigation />
      <PageViews />
      <ScrollRestoration />
    </HelmetProvider>
  );
}
