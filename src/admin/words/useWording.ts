import { useMemo } from 'react';
import { type I18nProvider, useI18nProvider } from 'react-admin';

/**
 * react-admin's texts, but for one of them.
 * @param say returns its words; what uses them is rendered anew for each new function
 */
export function useWording(changed: string, say: I18nProvider['translate']) {
  const i18n = useI18nProvider();
  return useMemo<I18nProvider>(
    () => ({
      ...i18n,
      translate: (key, options) => (key === changed ? say : i18n.translate)(key, options),
    }),
    [i18n, changed, say],
  );
}
