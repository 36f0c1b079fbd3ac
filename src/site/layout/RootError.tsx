import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isMissingCode } from '../../shared/missingCode';
import { paths } from '../../shared/paths';
import { visitType } from '../startup/visitType';
import controls from '../ui/controls.module.css';
import { LoadingScreen } from '../ui/LoadingScreen';
import styles from './RootError.module.css';
import { reloadIfThere } from './reloadIfThere';

/**
 * Milliseconds after a page load during which a reload would not help. After a reload, which may have been this one,
 * longer: a page whose code is gone for good would reload for ever on a slow connection.
 */
const RELOAD_IS_USELESS_FOR = { load: 5000, reload: 60_000 };

/** Code that is missing right after a load or a reload would be missing again. */
function mayLoadAnew(): boolean {
  return performance.now() > RELOAD_IS_USELESS_FOR[visitType() === 'reload' ? 'reload' : 'load'];
}

/** A text that React could not remove because the browser's translator had replaced it. */
const isReplacedText = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

/**
 * Shown when a page cannot be shown at all. Section 8. If reloading the page helps, that is done instead: after an
 * update of the site its code no longer exists, and a translated page may lack what React looks for.
 */
export function RootError() {
  const error = useRouteError();
  const [isStale, setStale] = useState(
    () => (isMissingCode(error) || isReplacedText(error)) && navigator.onLine && mayLoadAnew(),
  );
  useEffect(() => {
    if (isStale) void reloadIfThere().then((reloads) => reloads || setStale(false));
  }, [isStale]);
  useEffect(() => {
    const tryAgain = () => void reloadIfThere();
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, []);
  if (isStale) return <LoadingScreen />;
  const explanation = explain(error);
  return (
    <main className={styles.screen}>
      <title>Unexpected Application Error!</title>
      <span className={styles.strip} data-strip="safety-tapes" />
      {/* Announced, because the layout with its own announcements is gone, and so is the focus. */}
      <div role="alert" className={styles.error}>
        <h1>Unexpected Application Error!</h1>
        <p>{messageOf(error)}</p>
        {explanation && <p>{explanation}</p>}
      </div>
      <p className={controls.actions}>
        {/* Full page loads, which leave the page's whole state behind: the router remembers failed fetches. */}
        <button
          type="button"
          onClick={() => location.reload()}
          className={`${controls.button} ${controls.primary}`}
        >
          Try again
        </button>
        <a href={paths.home.to()} target="_self" className={controls.button}>
          Start from the home page
        </a>
      </p>
    </main>
  );
}

/** What the browser's own message does not tell a buyer. */
function explain(error: unknown): string | undefined {
  if (!navigator.onLine)
    return 'You are offline, and this page was not kept on this device. It opens when you are connected again.';
  return isMissingCode(error)
    ? 'A part of this page did not come: the connection or the site may be down. Try again in a minute.'
    : undefined;
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
