import { GlobalStyles } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Layout, useLogout } from 'react-admin';
import { useLocation, useNavigationType } from 'react-router-dom';
import { collections } from '../../shared/catalogue/collections';
import { onStorageChange } from '../../shared/storage/browserStorage';
import { isLoggedIn, onLoginChange } from '../auth/session';
import { ConflictProvider } from '../form/ConflictProvider';
import { unsaved } from '../form/holds';
import { HistoryWatch } from '../history/HistoryWatch';
import { AdminAppBar } from './AdminAppBar';
import { AdminMenu } from './AdminMenu';
import { AdminSidebar } from './AdminSidebar';
import { PublishBanner } from './PublishBanner';
import { SetAsideAlert } from './SetAsideAlert';

export function AdminLayout({ children }: { children: ReactNode }) {
  useFollowLogout();
  useFollowStore();
  useTopOfScreen();
  return (
    <ConflictProvider>
      <GlobalStyles styles={besideStickyBars} />
      <Layout appBar={AdminAppBar} menu={AdminMenu} sidebar={AdminSidebar} appBarAlwaysOn>
        <SetAsideAlert />
        <PublishBanner />
        <HistoryWatch />
        {children}
      </Layout>
    </ConflictProvider>
  );
}

/* What the keyboard reaches must not lie below the app's bar, an editor's tools or a form's buttons. */
const besideStickyBars = { html: { scrollPadding: '112px 0 160px' } };

/** Logging out in one tab closes the others; one with unsaved text in a form as soon as that is saved or left. */
function useFollowLogout(): void {
  const logout = useLogout();
  useEffect(() => {
    const follow = () => {
      if (!isLoggedIn() && !unsaved.isHeld()) void logout();
    };
    const stops = [onLoginChange(follow), unsaved.onChange(follow)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [logout]);
}

/**
 * Lists follow what any tab saves. An open form does not: it keeps what it started from, so that saving
 * can tell that the record was changed meanwhile.
 */
function useFollowStore(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onStorageChange((key) => {
        const changed = Object.values(collections).filter(
          (collection) => key === null || collection.key === key,
        );
        for (const { resource } of changed) {
          void queryClient.invalidateQueries({
            predicate: ({ queryKey }) => queryKey[0] === resource && queryKey[1] !== 'getOne',
          });
        }
      }),
    [queryClient],
  );
}

/** A screen that is turned to begins at its top. One that is gone back to stands where react-admin remembers. Section 2. */
function useTopOfScreen(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current !== pathname && !isBack) window.scrollTo(0, 0);
    lastPath.current = pathname;
  }, [pathname, isBack]);
}
