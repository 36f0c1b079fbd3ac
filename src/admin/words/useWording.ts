import { useMemo } from 'react';
import { type I18nProvider, useI18nProvider } from 'react-admin';

/**
 * react-admin's texts, but for one of them.
 * @param words what it says, or a function outside components that returns this
 */
export function useWording(changed: string, words: string | I18nProvider['translate']) {
  const i18n = useI18nProvider();
  return useMemo<I18nProvider>(
    () => ({
      ...i18n,
      translate: (key, options) => {
        if (key !== changed) return i18n.translate(key, options);
        return typeof words === 'string' ? words : words(key, options);
      },
    }),
    [i18n, changed, words],
  );
}
