import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Layout, useLogout } from 'react-admin';
import { collections } from '../../shared/catalogue/collections';
import { onStorageChange } from '../../shared/storage/browserStorage';
import { onLoginChange } from '../auth/session';
import { ConflictProvider } from '../form/ConflictProvider';
import { AdminAppBar } from './AdminAppBar';
import { AdminMenu } from './AdminMenu';
import { PublishBanner } from './PublishBanner';

export function AdminLayout({ children }: { children: ReactNode }) {
  useFollowLogout();
  useFollowStore();
  return (
    <ConflictProvider>
      <Layout appBar={AdminAppBar} menu={AdminMenu} appBarAlwaysOn>
        <PublishBanner />
        {children}
      </Layout>
    </ConflictProvider>
  );
}

/** Logging out in one tab closes the others. */
function useFollowLogout(): void {
  const logout = useLogout();
  useEffect(
    () =>
      onLoginChange((loggedIn) => {
        if (!loggedIn) void logout();
      }),
    [logout],
  );
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
