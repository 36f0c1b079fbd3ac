import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Outlet } from 'react-router-dom';
import { PageViews } from '../analytics/PageViews';
import { PendingNavigation } from '../navigation/PendingNavigation';
import { ReturnToPlace } from '../navigation/ReturnToPlace';
import { RouteFocus } from '../navigation/RouteFocus';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { Header } from './Header';
import { loadPanels } from './loadPanels';
import { reloadIfThere } from './reloadIfThere';
import styles from './SiteLayout.module.css';
import { useSiteData } from './siteData';

type OpenPanel = { name: 'MobileMenu' | 'SearchOverlay'; Panel: ComponentType<{ onClose: () => void }> };

/** What stands around every public page. Section 2. */
export function SiteLayout() {
  const [open, setOpen] = useState<OpenPanel>();
  const hasFailed = useRef(false);

  // Neither is needed before it is opened: their code and styles are no part of the page. Where they cannot be
  // fetched, the page stays as it is, and the next press tries again.
  const openPanel = (name: OpenPanel['name']) => (event: MouseEvent<HTMLElement>) => {
    const page = location.href;
    // The panel gives the focus back to what had it: in Safari no button that is pressed.
    event.currentTarget.focus();
    loadPanels().then(
      (panels) => {
        // Not over another page, which was turned to while it was on its way.
        if (location.href === page) setOpen({ name, Panel: panels[name] });
      },
      (error: unknown) => {
        console.warn('The panel did not come; the next press tries again', error);
        // In most browsers of before 2026 in vain: code that once did not come is not asked for again on a page.
        if (hasFailed.current) void reloadIfThere();
        hasFailed.current = true;
      },
    );
  };

  return (
    <HelmetProvider>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      <Header menuIsOpen={open?.name === 'MobileMenu'} onOpenMenu={openPanel('MobileMenu')} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer data={useSiteData()} />
      <BottomBar onOpenSearch={openPanel('SearchOverlay')} />
      {open && <open.Panel onClose={() => setOpen(undefined)} />}
      <RouteFocus />
      {/* There before the spinner: some screen readers say only what comes into a region that they know. */}
      <div role="status">
        <PendingNavigation />
      </div>
      <PageViews />
      <ReturnToPlace />
    </HelmetProvider>
  );
}
