import { createContext, useContext, useEffect } from 'react';

/** Adds the open screen's title to the document's. */
export const ScreenTitleContext = createContext<(title: string) => void>(() => undefined);

/** For the bar that shows the screen's title: keeps the document's title in step with what react-admin puts there. */
export function useScreenTitle(): void {
  const setTitle = useContext(ScreenTitleContext);
  useEffect(() => {
    const shown = document.getElementById('react-admin-title');
    if (!shown) return;
    const follow = () => setTitle(shown.textContent);
    const observer = new MutationObserver(follow);
    observer.observe(shown, { childList: true, characterData: true, subtree: true });
    follow();
    return () => {
      observer.disconnect();
      setTitle('');
    };
  }, [setTitle]);
}

/** For a screen without that bar, such as the login: puts its title into the document's. */
export function useOwnTitle(title: string): void {
  const setTitle = useContext(ScreenTitleContext);
  useEffect(() => {
    setTitle(title);
    return () => setTitle('');
  }, [title, setTitle]);
}
