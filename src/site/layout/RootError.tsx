import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isMissingCode } from '../../shared/missingCode';
import { paths } from '../../shared/paths';
import controls from '../ui/controls.module.css';
import { LoadingScreen } from './LoadingScreen';
import styles from './RootError.module.css';
import { reloadIfThere } from './reloadIfThere';

/** Milliseconds. */
const FRESH = 5000;

/** What is missing at once, or after the page was loaded anew, would be missing again. */
function mayLoadAnew(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() > FRESH && visit?.type !== 'reload';
}

/**
 * What is left to show when a page cannot be shown at all. Section 8. A page whose code is not there any more, as after
 * an update of the site, is loaded as a whole.
 */
export function RootError() {
  const error = useRouteError();
  const [isStale, setStale] = useState(() => isMissingCode(error) && navigator.onLine && mayLoadAnew());
  useEffect(() => {
    if (isStale) void reloadIfThere().then((isThere) => isThere || setStale(false));
  }, [isStale]);
  if (isStale) return <LoadingScreen />;
  return (
    <main className={styles.screen}>
      <title>Unexpected Application Error!</title>
      <span className={styles.strip} data-strip="safety-tapes" />
      {/* Read out: the layout with its own announcements is gone, and the focus with it. */}
      <div role="alert" className={styles.error}>
        <h1>Unexpected Application Error!</h1>
        <p>{messageOf(error)}</p>
        {navigator.onLine === false && (
          <p>
            You are offline, and this page was not kept on this device. It opens when you are connected again.
          </p>
        )}
      </div>
      <p>
        {/* Full loads: the router keeps what it could not fetch as failed, and so the page's whole state is left behind. */}
        <button
          type="button"
          onClick={() => location.reload()}
          className={`${controls.button} ${controls.primary}`}
        >
          Try again
        </button>{' '}
        <a href={paths.home.to()} target="_self" className={controls.button}>
          Start from the home page
        </a>
      </p>
    </main>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
