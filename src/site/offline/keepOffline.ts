import { paths, workerPath } from '../../shared/paths';
import { keepAllUnsent } from '../enquiry/unsent';
import { showNotice } from '../notice/showNotice';

/** Milliseconds between two checks for a newer version in a tab that stays open. */
const UPDATE_CHECK_INTERVAL = 60 * 60 * 1000;

/**
 * Registers the service worker, and offers a newer version of the site when there is one. Nothing is reloaded for it
 * unasked; only a page whose code is gone reloads itself (layout/reloadIfThere.ts, boot.js).
 * @param entry the address of the script that this page runs, by which a newer version is told
 * @throws if the browser does not register the worker
 */
export async function keepOffline(entry: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isFirstVisit = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register(workerPath);
  const registration = await navigator.serviceWorker.ready;
  // This page was loaded before its worker, which would otherwise not cache it.
  if (isFirstVisit)
    registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [location.href] } });
  offerUpdates(registration, entry);
}

function offerUpdates(registration: ServiceWorkerRegistration, entry: string): void {
  const offer = async () => {
    if (!(await isOutdated(entry))) return;
    showNotice({
      words: 'A newer version of this site is ready.',
      action: {
        label: 'Load it',
        run: () =>
          loadUpdate(registration)
            ? undefined
            : 'This browser cannot keep what you typed. Send the form first, then load the newer version.',
      },
    });
  };

  const followInstalling = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void offer();
    });
  };

  if (registration.waiting) void offer();
  // The browser may have found one since the page was loaded.
  followInstalling();
  registration.addEventListener('updatefound', followInstalling);

  // The newer version was loaded in another tab. The first worker to take over is not a newer version.
  let hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadWorker) void offer();
    hadWorker = true;
  });

  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < UPDATE_CHECK_INTERVAL) return;
    lookedAt = Date.now();
    // Fails without a network, where there is nothing to find.
    registration.update().catch(() => undefined);
  });
}

/**
 * Whether the host's pages start another script than this page. Pages come from the network first, so a page that was
 * just loaded is usually the newer version already, and has nothing to offer.
 */
async function isOutdated(entry: string): Promise<boolean> {
  try {
    const answer = await fetch(paths.home.to(), { cache: 'no-cache' });
    return answer.ok && !(await answer.text()).includes(new URL(entry).pathname);
  } catch {
    return false;
  }
}

/** @returns false if what the visitor typed would be lost; the page then stays as it is */
function loadUpdate({ waiting }: ServiceWorkerRegistration): boolean {
  if (!keepAllUnsent()) return false;
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  } else {
    location.reload();
  }
  return true;
}
