import { lazy, type ReactNode, useState } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { company } from '../shared/company';
import { AdminUnavailable } from './AdminUnavailable';
import { ScreenTitleContext } from './layout/screenTitle';

/** react-admin reads the browser's storage when its module loads, so storage is checked before that. */
const LazyAdmin = lazy(async () => {
  if (!canStore()) return { default: AdminUnavailable };
  const { prepareAdmin } = await import('./prepareAdmin');
  return { default: await prepareAdmin() };
});

/** Private modes and site settings can forbid any access. */
function canStore(): boolean {
  try {
    return typeof window.localStorage.length === 'number';
  } catch {
    return false;
  }
}

/** The route of /admin/*. Its parent shows the loading screen. */
export function AdminRoute() {
  return (
    <HelmetProvider>
      <Head>
        <LazyAdmin />
      </Head>
    </HelmetProvider>
  );
}

/**
 * Sets the document's title, which names the open screen so that the admin's tabs can be told apart. Keeps browsers from
 * translating the admin: it would show other words than those that are stored, and React finds none of the texts that
 * the browser replaced. A form crashed at its next save.
 */
function Head({ children }: { children: ReactNode }) {
  const [screen, setScreen] = useState('');
  return (
    <ScreenTitleContext value={setScreen}>
      <Helmet htmlAttributes={{ translate: 'no' }}>
        <title>{`${screen && `${screen} | `}Admin | ${company.name}`}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      {children}
    </ScreenTitleContext>
  );
}
