import { GlobalStyles } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Layout, useLogout } from 'react-admin';
import { useLocation, useNavigationType } from 'react-router-dom';
import { collections } from '../../shared/catalogue/collections';
import { onStorageChange } from '../../shared/storage/browserStorage';
import { isLoggedIn, onLoginChange } from '../auth/session';
import { ConflictProvider } from '../form/ConflictProvider';
import { HistoryWatch } from '../history/HistoryWatch';
import { unsaved } from '../holds';
import { LOW_WINDOW } from '../mediaQueries';
import { warmEditor } from '../richText/HtmlInput';
import { focusPlace, screenContent } from '../ui/focusPlace';
import { AdminAppBar } from './AdminAppBar';
import { AdminMenu } from './AdminMenu';
import { AdminSidebar } from './AdminSidebar';
import { PublishBanner } from './PublishBanner';
import { SetAsideAlert } from './SetAsideAlert';
import { useBackCloses } from './useBackCloses';
import { useRefuseFiles } from './useRefuseFiles';

export function AdminLayout({ children }: { children: ReactNode }) {
  useFollowLogout();
  useFollowStore();
  useStartOfScreen();
  useRefuseFiles();
  useBackCloses();
  useEffect(warmEditor, []);
  return (
    <ConflictProvider>
      <GlobalStyles styles={besideStickyBars} />
      <Layout appBar={BarAndMenu} sidebar={Nothing}>
        <SetAsideAlert />
        <PublishBanner />
        <HistoryWatch />
        {children}
      </Layout>
    </ConflictProvider>
  );
}

/**
 * The menu comes before the screen's content, and not within its `main`, where react-admin has it: whoever goes to the
 * main landmark wants to skip the menu.
 */
const BarAndMenu = () => (
  <>
    <AdminAppBar />
    <AdminSidebar appBarAlwaysOn>
      <AdminMenu />
    </AdminSidebar>
  </>
);

const Nothing = () => null;

/* Keeps the focused element clear of the app bar, an editor's tools, a form's buttons and the one that adds a record. */
const besideStickyBars = {
  html: { scrollPadding: '112px 0 160px', [LOW_WINDOW]: { scrollPadding: '112px 0 96px' } },
};

/** Logging out in one tab logs out the others, but one with unsaved text in a form only once that is saved or left. */
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
 * Updates lists when any tab saves. An open form is not updated: it keeps what it started from, so that saving can
 * detect that the record was changed meanwhile.
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

/**
 * Scrolls to the top when a screen opens. On going back, react-admin restores the former position. Section 2. If the
 * focus was on something that went with the former screen, it moves to the start of the new one.
 */
function useStartOfScreen(): void {
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  const isBack = type === 'POP';
  const isRedirect = type === 'REPLACE' && !state?.isSaved;
  /** Undefined at first, also after a login. */
  const lastPath = useRef<string>(undefined);
  useEffect(() => {
    const isPageLoad = lastPath.current === undefined && isBack;
    const isSame = lastPath.current === pathname;
    lastPath.current = pathname;
    if (isPageLoad || isSame) return;
    if (!isBack) window.scrollTo(0, 0);
    const content = screenContent();
    // A redirect, such as from /admin to the dashboard, belongs to the page load: Tab begins with the skip link.
    if (content && !isRedirect && document.activeElement === document.body) focusPlace(content);
  }, [pathname, isBack, isRedirect]);
}
