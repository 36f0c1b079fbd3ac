// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { DRAFTS_KEY } from '../../../../src/site/enquiry/mayHoldDrafts';
import { readTemplate } from '../../../../tools/prerender/template';

const INDEX =
  '<style>p{}</style><link rel="stylesheet" href="/style.css"><script type="module" src="/index.js"></script>';

/** Receives the style sheet that the page requests together with its script; there is none of either here. */
let append: MockInstance<HTMLHeadElement['append']>;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  append = vi.spyOn(document.head, 'append').mockReturnValue();
  document.documentElement.dataset.page = location.pathname;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as never]);
  // Says that the script did not come.
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('a page that nobody touches', () => {
  const load = async () => {
    const { boot } = await readTemplate(INDEX);
    new Function(boot)();
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(100);
  };

  it('waits before it loads its script', async () => {
    await load();
    expect(append).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(4000);
    expect(append).toHaveBeenCalled();
  });

  it('loads it at once if this tab holds what was typed into a form', async () => {
    sessionStorage.setItem(DRAFTS_KEY, '[]');
    await load();
    expect(append).toHaveBeenCalled();
  });
});
