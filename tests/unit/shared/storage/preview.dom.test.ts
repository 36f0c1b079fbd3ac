import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leavePreview, PREVIEW_KEY, readPreview } from '../../../../src/shared/storage/preview';

const schema = v.object({ id: v.string(), name: v.string() });
const tape = (name: string) => ({ id: 'tape', name });

/** Opens a tab under the name, as a browser does that copied this as its session storage. */
function openTab(name: string | undefined, copied: string | null) {
  const before = sessionStorage.getItem(PREVIEW_KEY);
  vi.stubGlobal('opener', { sessionStorage: { getItem: () => before } });
  vi.stubGlobal('name', name);
  if (copied === null) sessionStorage.clear();
  else sessionStorage.setItem(PREVIEW_KEY, copied);
}

const onAnotherSite = Object.defineProperty({}, 'sessionStorage', {
  get: () => {
    throw new DOMException('Blocked', 'SecurityError');
  },
});

describe('a preview', () => {
  beforeEach(() => sessionStorage.clear());

  it('is the record that was left for the tab', () => {
    const tab = leavePreview(tape('Kraft'));
    openTab(tab, sessionStorage.getItem(PREVIEW_KEY));
    expect(readPreview(schema)).toEqual(tape('Kraft'));
  });

  it('is fetched from the form’s tab where the browser copied too early, and kept', () => {
    vi.useFakeTimers({ now: 1 });
    leavePreview(tape('An earlier one'));
    const early = sessionStorage.getItem(PREVIEW_KEY);
    vi.setSystemTime(2);
    const tab = leavePreview(tape('Kraft'));
    const left = sessionStorage.getItem(PREVIEW_KEY);
    for (const copied of [null, early]) {
      sessionStorage.setItem(PREVIEW_KEY, left ?? '');
      openTab(tab, copied);
      expect(readPreview(schema)).toEqual(tape('Kraft'));
      // The form's tab is closed, and the preview loaded again.
      vi.stubGlobal('opener', null);
      expect(readPreview(schema)).toEqual(tape('Kraft'));
    }
  });

  it('stays when the form’s tab opens another', () => {
    vi.useFakeTimers({ now: 1 });
    const tab = leavePreview(tape('Kraft'));
    const copied = sessionStorage.getItem(PREVIEW_KEY);
    vi.setSystemTime(2);
    leavePreview(tape('Another'));
    openTab(tab, copied);
    expect(readPreview(schema)).toEqual(tape('Kraft'));
  });

  it('stays when the form’s tab has gone to another site', () => {
    openTab(leavePreview(tape('Kraft')), sessionStorage.getItem(PREVIEW_KEY));
    vi.stubGlobal('opener', onAnotherSite);
    expect(readPreview(schema)).toEqual(tape('Kraft'));
  });

  it('stays when its own tab comes back from another site, for which browsers take its name and its opener', () => {
    openTab(leavePreview(tape('Kraft')), sessionStorage.getItem(PREVIEW_KEY));
    vi.stubGlobal('name', '');
    vi.stubGlobal('opener', null);
    expect(readPreview(schema)).toEqual(tape('Kraft'));
  });

  it('is none in a tab that no form opened, nor in one that another site did', () => {
    leavePreview(tape('Kraft'));
    openTab('', null);
    expect(readPreview(schema)).toBeUndefined();
    vi.stubGlobal('opener', onAnotherSite);
    expect(readPreview(schema)).toBeUndefined();
  });

  it('is none if the record does not fit', () => {
    const { name: _, ...nameless } = tape('Kraft');
    openTab(leavePreview(nameless), sessionStorage.getItem(PREVIEW_KEY));
    expect(readPreview(schema)).toBeUndefined();
  });
});
