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

/** What surrounds every public page. Section 2. */
export function SiteLayout() {
  const [open, setOpen] = useState<OpenPanel>();
  const hasFailed = useRef(false);

  // Neither panel is needed before it is opened, so their code and styles are not part of the page. If they cannot be
  // fetched, the page stays as it is, and the next press tries again.
  const openPanel = (name: OpenPanel['name']) => (event: MouseEvent<HTMLElement>) => {
    const button = event.currentTarget;
    // The panel returns the focus to what had it. In Safari, a pressed button does not get it.
    button.focus();
    loadPanels().then(
      (panels) => {
        // Not over another page that the visitor has opened meanwhile, nor over what they are typing by now.
        if (document.activeElement === button) setOpen({ name, Panel: panels[name] });
      },
      (error: unknown) => {
        console.warn('The panel did not come; the next press tries again', error);
        // Most browsers from before 2026 never retry failed code on the same page, so the page is reloaded.
        if (hasFailed.current) void reloadIfThere();
        hasFailed.current = true;
      },
    );
  };

  return (
    <HelmetProvider>
      {/* With a capital, which no record's id has: an industry's id is also its section's. */}
      <a href="#Main" className={styles.skip}>
        Skip to the content
      </a>
      <Header menuIsOpen={open?.name === 'MobileMenu'} onOpenMenu={openPanel('MobileMenu')} />
      <main id="Main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer data={useSiteData()} />
      <BottomBar onOpenSearch={openPanel('SearchOverlay')} />
      {open && <open.Panel onClose={() => setOpen(undefined)} />}
      <RouteFocus />
      {/* In the page before the spinner: some screen readers only announce changes to a live region they know. */}
      <div role="status">
        <PendingNavigation />
      </div>
      <PageViews />
      <ReturnToPlace />
    </HelmetProvider>
  );
}
