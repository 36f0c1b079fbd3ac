/*
 * Runs in the head of every prerendered page and of the admin's shell, before anything is painted. The build inlines it
 * there, and replaces SCRIPTS and SHEET with the addresses of what starts the page, KEYS, SEEDS and UNSENT with the
 * storage's keys, and PARAMETER with a pattern of the query parameters that pages read. The rest of the site's script
 * waits until the page has loaded and the browser is idle, or until the visitor's first input. If the file is not the
 * page to be shown, the script starts at once.
 */
(() => {
  const page = document.documentElement;
  /** How long a submitted form, or a page that is held back, waits for the script, in milliseconds. */
  const SCRIPT_TIMEOUT = 8000;

  /** What is read from the browser's storage; nothing where that is blocked. */
  const tryRead = (read) => {
    try {
      return read();
    } catch {
      return undefined;
    }
  };

  /** Whether this browser's content was edited. Lengths reveal most edits; afterStart.ts finds the rest. */
  const isEdited = () => {
    const stored = localStorage.getItem(SEEDS);
    // Returning visitors also have the font: content and font are both fetched once a page is idle (webFont.ts).
    if (stored) page.dataset.font = '';
    const seeds = JSON.parse(stored);
    return Object.entries(KEYS).some(([resource, key]) => {
      const text = localStorage.getItem(key);
      return text && Number.parseInt(seeds?.[resource]?.fingerprint, 10) !== text.length;
    });
  };

  // Parameters that a mail or an advertisement adds do not make it another page.
  const query = location.search
    .slice(1)
    .split('&')
    .filter((part) => part.match(PARAMETER))
    .join('&');
  /**
   * Whether this browser holds other content, or the file is for another address. The right page is then rendered
   * before anything is painted. `isEdited` comes first because it has to run on every page: it also sets the font.
   */
  let isOther = tryRead(isEdited) || page.dataset.page !== location.pathname + (query && `?${query}`);

  const [visit] = performance.getEntriesByType('navigation');
  let started = false;
  let attempts = 0;

  const start = () => {
    if (started || window.isTyped) return;
    started = true;
    attempts += 1;
    if (isOther && attempts === 1) holdBack();
    requestStyles();
    // The entry, and in parallel the modules that it imports.
    Promise.all(SCRIPTS.map((src) => import(src)))
      .then(() => window.takeOver())
      .then(() => {
        isOther = false;
      })
      .catch(giveUp);
  };

  /** Hides the page until the right one has taken its place. */
  const holdBack = () => {
    page.dataset.pending = '';
    // The page as it came is better than none.
    setTimeout(() => delete page.dataset.pending, SCRIPT_TIMEOUT);
  };

  /** All rules, including those that the page came with. Placed before those, they would cause a new layout. */
  const requestStyles = () => {
    window.styled = new Promise((resolve, reject) => {
      const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: SHEET });
      sheet.onload = resolve;
      sheet.onerror = () => reject(SHEET);
      document.head.append(sheet);
    });
    window.styled.catch(allowRestart);
  };

  const allowRestart = () => {
    started = false;
  };

  /** Shows the page as it came. A submitted form is sent as without scripts, or stays while there is no network. */
  const giveUp = (error) => {
    console.error(error);
    delete page.dataset.pending;
    allowRestart();
    const pressed = window.earlyPresses ?? [];
    window.earlyPresses = [];
    const { form } = pressed.find(({ type }) => type === 'submit') ?? {};
    if (!navigator.onLine) for (const { dataset } of pressed) delete dataset.pressed;
    else if (form) form.submit();
    // Most browsers from before 2026 never request a module again on the same page once it has failed. A page that was
    // held back records no presses, but any press makes another attempt; one reload is enough there.
    else if (attempts > 1 && (isOther ? visit?.type !== 'reload' : pressed.length)) reloadIfThere();
  };

  const reloadIfThere = () =>
    fetch(location, { cache: 'no-store' }).then(
      ({ status }) => status < 500 && !window.isTyped && location.reload(),
      () => {},
    );

  // A pointer that lies still where the page appears also sends this event, even if nobody is there.
  const wake = ({ type, target, movementX, movementY }) => {
    if (type === 'pointermove' && !movementX && !movementY) return;
    // Visitors who do more than point, move the focus or print have found their place (useLateScrollRestoration.ts).
    window.isTouched ||= !/move|int?$/.test(type);
    // Once an attempt has failed, as without a network, only a press of a key or pointer makes another. Not on a link:
    // the reload after a second failure would keep the visitor from the link's page.
    if (!attempts || (/down/.test(type) && !target.closest?.('a'))) start();
  };
  // Pages come without rules for paper (usedStyles.ts). Chromium waits a moment for what is requested before it prints.
  // Firefox does not: there the keys of the shortcut are what asks for the rules in time.
  for (const type of ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin', 'beforeprint']) {
    addEventListener(type, wake, { passive: true, capture: true });
  }
  if (isOther) {
    // What is typed into a page that came back into view without its script stays: no script takes that page over.
    addEventListener('input', () => {
      if (isOther) window.isTyped = true;
    });
    start();
    return;
  }

  // Reported once the title is there, without waiting for the script, so that visitors who look and leave are counted.
  // The event is the same as in PageViews.tsx.
  const tellPageView = () => {
    const { pathname, search } = location;
    window.toldView = pathname + search;
    window.dataLayer ??= [];
    window.dataLayer.push({ event: 'page_view', path: pathname, query: search, title: document.title });
  };
  document.addEventListener('readystatechange', tellPageView, { once: true });
  // Also when the page is restored from the back/forward cache, until PageViews.tsx does so.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && window.earlyPresses) tellPageView();
  });

  // Presses before the script has loaded are recorded, and replayed once it has (earlyPresses.ts).
  window.earlyPresses = [];
  addEventListener('click', (event) => {
    const button = event.target.closest?.('button[type="button"]');
    if (!button || !window.earlyPresses) return;
    window.earlyPresses.push(button);
    // Assistive tools press without sending pointer events first.
    start();
  });
  addEventListener('submit', (event) => {
    const { submitter, target, defaultPrevented } = event;
    if (!submitter || defaultPrevented || !window.earlyPresses) return;
    event.preventDefault();
    submitter.dataset.pressed = '';
    window.earlyPresses.push(submitter);
    start();
    // If the script has neither loaded nor failed by then, the form is sent without it.
    setTimeout(() => {
      if (!navigator.onLine || !window.earlyPresses?.includes(submitter)) return;
      window.earlyPresses = [];
      target.submit();
    }, SCRIPT_TIMEOUT);
  });
  /** Whether this tab may hold unsent text, which only the script puts back into its form. */
  const mayHoldUnsent = () => sessionStorage.getItem(UNSENT);

  // Visitors who start by reading are not disturbed: on a slow phone the script takes a second of processor time. Those
  // who reload or come back have the script, and wait for the page as they left it (useLateScrollRestoration.ts). So do
  // those who left a form half filled in: a form that is still empty looks as if all was lost.
  addEventListener('load', () => {
    setTimeout(
      // At once in browsers that do not report idle time.
      () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 4000 }),
      visit?.type === 'navigate' && !tryRead(mayHoldUnsent) ? 4000 : 0,
    );
  });
})();
