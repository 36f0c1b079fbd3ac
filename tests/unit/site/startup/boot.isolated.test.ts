// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { fingerprint } from '../../../../src/shared/fingerprint';
import { SEEDS_KEY, storageKeys } from '../../../../src/shared/storage/keys';
import { UNSENT_KEY } from '../../../../src/site/enquiry/mayHoldUnsent';
import { readTemplate } from '../../../../tools/prerender/template';
import { patiently } from '../../patience';

const INDEX =
  '<style>p{}</style><link rel="stylesheet" href="/style.css"><script type="module" src="/index.js"></script>';

const page = document.documentElement;
let listening: AbortController;

/** Receives the style sheet that the page requests together with its script; there is none of either here. */
let append: MockInstance<HTMLHeadElement['append']>;
/** Says that the script did not come. */
let complain: MockInstance<Console['error']>;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  Object.assign(window, { isTouched: undefined, isTyped: undefined, earlyPresses: undefined });
  for (const name of ['font', 'pending']) delete page.dataset[name];
  page.dataset.page = location.pathname;
  append = vi.spyOn(document.head, 'append').mockReturnValue();
  complain = vi.spyOn(console, 'error').mockReturnValue();
  visitBy('navigate');
  // The next test's page has listeners of its own.
  listening = new AbortController();
  const { signal } = listening;
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) =>
    listen(type, listener, { ...Object(options), signal }),
  );
});

afterEach(() => listening.abort());

const visitBy = (type: NavigationTimingType) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);

async function boot(): Promise<void> {
  new Function((await readTemplate(INDEX)).boot)();
}

async function load(): Promise<void> {
  await boot();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(100);
}

/** Waits until the script has failed this often. */
const fails = (times: number) => patiently(() => expect(complain).toHaveBeenCalledTimes(times));

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

const send = (type: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

describe('a page that nobody touches', () => {
  it('waits before it loads its script', async () => {
    await load();
    expect(append).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(4000);
    expect(append).toHaveBeenCalled();
  });

  it('loads it at once if this tab holds what was typed into a form', async () => {
    sessionStorage.setItem(UNSENT_KEY, '[]');
    await load();
    expect(append).toHaveBeenCalled();
  });

  it('loads it at once if the visitor has come back', async () => {
    visitBy('back_forward');
    await load();
    expect(append).toHaveBeenCalled();
  });
});

describe('a page whose content this browser holds', () => {
  const text = '{"settings":[]}';
  const store = (seeded?: string) => {
    if (seeded !== undefined)
      localStorage.setItem(SEEDS_KEY, JSON.stringify({ settings: { fingerprint: fingerprint(seeded) } }));
    localStorage.setItem(storageKeys.settings, text);
  };

  it('stays as it came if that is as it was seeded', async () => {
    store(text);
    await boot();
    expect(page.dataset).not.toHaveProperty('pending');
    expect(page.dataset).toHaveProperty('font');
  });

  it.each([['[]'], [undefined]])(
    'is held back if that was seeded as %s, even if there is no other',
    async (seeded) => {
      store(seeded);
      await boot();
      expect(page.dataset).toHaveProperty('pending');
    },
  );

  it('has the font that came with it, also where the file is that of another page', async () => {
    store(text);
    page.dataset.page = '/other';
    await boot();
    expect(page.dataset).toHaveProperty('font');
  });
});

describe('a page loads its script', () => {
  it.each([
    ['pointerdown', true],
    ['wheel', true],
    ['keydown', true],
    ['focusin', undefined],
    ['beforeprint', undefined],
  ])('at once at a %s, by which a visitor has touched it: %s, and stays in view', async (type, isTouched) => {
    await boot();
    send(type);
    expect(append).toHaveBeenCalledOnce();
    expect(page.dataset).not.toHaveProperty('pending');
    expect(window.isTouched || undefined).toBe(isTouched);
  });

  it('when the pointer moves, not when it lies there as the page appears', async () => {
    await boot();
    const move = (movementX: number) =>
      window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
    move(0);
    expect(append).not.toHaveBeenCalled();
    move(1);
    expect(append).toHaveBeenCalledOnce();
    expect(window.isTouched || undefined).toBeUndefined();
  });

  it('and remembers that a visitor has touched it, whatever the pointer does then', async () => {
    await boot();
    send('wheel');
    send('focusin');
    expect(window.isTouched).toBe(true);
  });

  it('once, however much the visitor does meanwhile', async () => {
    await boot();
    for (const type of ['pointerdown', 'wheel', 'keydown']) send(type);
    expect(append).toHaveBeenCalledOnce();
  });

  it.each([
    ['button', 'click', '<button type="button">Menu</button>'],
    ['form', 'submit', '<form><button>Send</button></form>'],
  ])('when an assistive tool presses a %s, which sends no other event', async (_what, type, html) => {
    await boot();
    const element = show(html);
    const submitter = element.querySelector('button');
    element.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), submitter && { submitter }),
    );
    expect(append).toHaveBeenCalledOnce();
    expect(window.earlyPresses).toEqual([submitter ?? element]);
  });
});

describe('a page view', () => {
  const view = () => ({
    event: 'page_view',
    path: location.pathname,
    query: location.search,
    title: document.title,
  });
  const readies = () => send('readystatechange', document);

  beforeEach(() => {
    // The earlier tests' pages tell theirs now.
    readies();
    document.title = 'Tapes';
    Object.assign(window, { dataLayer: undefined });
  });

  it('is told once the title is there, behind what a tag manager has told by then', async () => {
    window.dataLayer = [{ event: 'gtm.js' }];
    await boot();
    expect(window.dataLayer).toHaveLength(1);
    for (let state = 0; state < 2; state += 1) readies();
    expect(window.dataLayer).toEqual([{ event: 'gtm.js' }, view()]);
  });

  it('is told where no tag manager is, and again when the page is restored before its script has come', async () => {
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await boot();
    readies();
    show(false);
    expect(window.dataLayer).toEqual([view()]);
    show(true);
    expect(window.dataLayer).toEqual([view(), view()]);
    // With its script the page tells it itself (PageViews.tsx).
    window.earlyPresses = undefined;
    show(true);
    expect(window.dataLayer).toHaveLength(2);
  });
});

describe('a form submitted before the script has come', () => {
  let submit: MockInstance<HTMLFormElement['submit']>;
  const press = (isStopped = false) => {
    const submitter = show('<form><button>Send</button></form>').querySelector('button');
    const event = Object.assign(new Event('submit', { bubbles: true, cancelable: true }), { submitter });
    if (isStopped) event.preventDefault();
    submitter?.form?.dispatchEvent(event);
    return submitter;
  };

  beforeEach(async () => {
    submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    await boot();
  });

  it('looks as if it were, and is sent once if the script fails', async () => {
    expect(press()?.dataset).toHaveProperty('pressed');
    await fails(1);
    await vi.advanceTimersByTimeAsync(8000);
    expect(submit).toHaveBeenCalledOnce();
  });

  it('is left to whoever else has stopped it: a tag manager sends it itself, once its tags have fired', async () => {
    press(true);
    await vi.advanceTimersByTimeAsync(8000);
    expect(submit).not.toHaveBeenCalled();
  });
});

it('a page whose script has failed once stays, even if a button was pressed: the next press requests it again', async () => {
  const ask = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  await boot();
  show('<button type="button">Menu</button>').click();
  await fails(1);
  expect(ask).not.toHaveBeenCalled();
});

it('a page that was held back is shown as it came from the first failure on, and is left to whoever types', async () => {
  const ask = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  page.dataset.page = '/other';
  await boot();
  expect(page.dataset).toHaveProperty('pending');
  // The right page, not this one, responds to what is pressed.
  expect(window.earlyPresses).toBeUndefined();
  await fails(1);
  expect(page.dataset).not.toHaveProperty('pending');
  send('keydown');
  expect(append).toHaveBeenCalledTimes(2);
  expect(page.dataset).not.toHaveProperty('pending');
  await fails(2);
  expect(ask).toHaveBeenCalledOnce();
  send('input');
  send('keydown');
  expect(append).toHaveBeenCalledTimes(2);
});

describe('a page whose script has failed', () => {
  const BUTTON = '<button type="button"><b>Menu</b></button>';
  let ask: MockInstance<typeof fetch>;
  let reload: MockInstance<Location['reload']>;

  beforeEach(async () => {
    ask = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    reload = vi.spyOn(location, 'reload').mockReturnValue();
    await boot();
    send('wheel');
    await fails(1);
  });

  it('requests it again at a press, neither at a movement nor at a link', async () => {
    send('wheel');
    send('pointerdown', show('<a href="/about">About</a>'));
    expect(append).toHaveBeenCalledOnce();
    send('pointerdown');
    expect(append).toHaveBeenCalledTimes(2);
  });

  it('stays, with what may be typed there, if no button was pressed', async () => {
    send('keydown');
    await fails(2);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    [200, 1],
    [503, 0],
  ])(
    'is reloaded for a pressed button if it fails again and the host answers %i: %i times',
    async (status, times) => {
      ask.mockResolvedValue(new Response(null, { status }));
      show(BUTTON).click();
      await fails(2);
      await vi.advanceTimersByTimeAsync(0);
      expect(ask).toHaveBeenCalledExactlyOnceWith(location, { cache: 'no-store' });
      expect(reload).toHaveBeenCalledTimes(times);
    },
  );

  it('stays if the host does not answer', async () => {
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    show(BUTTON).click();
    await fails(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
