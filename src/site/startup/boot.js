/*
 * Runs in the head of every prerendered page, and of the admin's shell, before anything is painted; the build writes it
 * there, with the addresses of what starts the page for SCRIPTS and STYLES, the storage's keys for KEYS and SEEDS, and
 * what pages read of a query for PARAMETERS. Everything else of the site's script waits until the page has loaded and
 * the browser is idle, or the visitor moves; where another page than the file's is to be shown it starts at once.
 */
(() => {
  const page = document.documentElement;
  /** Milliseconds that what is sent waits for the script. */
  const PATIENCE = 8000;

  /** Whether this browser holds other content than it was given. Lengths tell most of it; afterStart.ts finds the rest. */
  const isEdited = () => {
    try {
      const stored = localStorage.getItem(SEEDS);
      // Whoever was here before has the font, too: both are fetched once a page is idle (webFont.ts).
      if (stored) page.dataset.font = '';
      const seeds = JSON.parse(stored ?? '{}');
      return Object.entries(KEYS).some(([resource, key]) => {
        const text = localStorage.getItem(key);
        return text !== null && Number.parseInt(seeds[resource]?.fingerprint, 10) !== text.length;
      });
    } catch {
      return false;
    }
  };

  // What a mail or an advertisement adds to an address makes no other page.
  const query = location.search
    .slice(1)
    .split('&')
    .filter((part) => PARAMETERS.includes(part.split('=')[0]))
    .join('&');
  /** Another page's file, or other content: nothing wrong is painted; the right page is rendered first. */
  let isOther = page.dataset.page !== location.pathname + (query && `?${query}`) || isEdited();

  let started = false;
  let attempts = 0;
  const fail = () => {
    started = false;
  };
  const start = () => {
    if (started) return;
    started = true;
    attempts += 1;
    if (isOther) page.dataset.pending = '';
    // All rules, also those that the page came with. After these: put before them, they would lay the page out anew.
    window.styled = Promise.all(
      STYLES.map((href) => {
        const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        document.head.append(sheet);
        return new Promise((resolve, reject) => {
          sheet.onload = resolve;
          sheet.onerror = () => {
            sheet.remove();
            reject(href);
          };
        });
      }),
    );
    window.styled.catch(fail);
    // The entry, and beside it what it imports.
    Promise.all(SCRIPTS.map((src) => import(src)))
      .then(() => window.takeOver?.())
      .then(() => {
        isOther = false;
      })
      .catch((error) => {
        console.error(error);
        // Better the page as it came than none; what was to be sent goes as without scripts, or stays while there is no
        // network. The next press asks again.
        delete page.dataset.pending;
        fail();
        const pressed = window.earlyPresses ?? [];
        window.earlyPresses = [];
        const { form } = pressed.find((button) => button.form) ?? {};
        if (!navigator.onLine) for (const { dataset } of pressed) delete dataset.pressed;
        else if (form) form.submit();
        // Most browsers of before 2026 never ask again on a page for a module that once did not come.
        else if (attempts > 1 && pressed.length) {
          fetch(location, { cache: 'no-store' }).then(
            ({ status }) => status < 500 && location.reload(),
            () => {},
          );
        }
      });
  };

  // A pointer that lies still where the page appears is reported, too: nobody need be there.
  const wake = ({ type, movementX, movementY }) => {
    if (type === 'pointermove' && !movementX && !movementY) return;
    // Whoever does more than point has found their place (useReturnWhenGrown.ts).
    window.isTouched ||= !/move|in$/.test(type);
    // Not at every step of a pointer or a wheel, where there is no network.
    if (!attempts || /down|start/.test(type)) start();
  };
  for (const type of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin']) {
    addEventListener(type, wake, { passive: true, capture: true });
  }
  if (isOther) {
    start();
    return;
  }

  // Told once its title is there, and not only when the script is: who looks and leaves is counted, in the words of
  // PageViews.tsx.
  document.addEventListener(
    'readystatechange',
    () => {
      const { pathname, search } = location;
      window.toldView = pathname + search;
      window.dataLayer ??= [];
      window.dataLayer.push({ event: 'page_view', path: pathname, query: search, title: document.title });
    },
    { once: true },
  );

  // What is pressed before the script is there is kept, and pressed again then (earlyPresses.ts).
  window.earlyPresses = [];
  addEventListener('click', (event) => {
    const button = event.target.closest?.('button[type="button"]');
    if (!button || !window.earlyPresses) return;
    window.earlyPresses.push(button);
    // Tools that press for people send no pointer ahead.
    start();
  });
  addEventListener('submit', (event) => {
    const { submitter, target, defaultPrevented } = event;
    if (!submitter || target.method !== 'post' || defaultPrevented || !window.earlyPresses) return;
    event.preventDefault();
    submitter.dataset.pressed = '';
    window.earlyPresses.push(submitter);
    start();
    // If the script has neither come nor failed by then, the form goes without it.
    setTimeout(() => {
      if (!navigator.onLine || !window.earlyPresses?.includes(submitter)) return;
      window.earlyPresses = [];
      target.submit();
    }, PATIENCE);
  });
  // Who reads first is left in peace: on a slow telephone the script takes a second of its processor. Who loads the page
  // anew, or comes back, has the script, and waits for the page as it was left (useReturnWhenGrown.ts).
  const [visit] = performance.getEntriesByType('navigation');
  addEventListener('load', () => {
    setTimeout(
      // Where there is no idle moment to be had, at once.
      () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 4000 }),
      visit?.type === 'navigate' ? 4000 : 0,
    );
  });
})();
