import { afterEach, expect, it, vi } from 'vitest';
import { useBackCloses } from '../../../../src/admin/layout/useBackCloses';
import { eventually, render } from '../support/render';

/* Android's Back, which a browser reports to a watcher. tests/e2e/admin/overlays.spec.ts has what it closes. */

afterEach(() => document.body.removeAttribute('style'));

it('each Back is passed on to what is open, however soon it follows the one before', async () => {
  const watchers: EventTarget[] = [];
  class CloseWatcher extends EventTarget {
    constructor() {
      super();
      watchers.push(this);
    }
    destroy() {}
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher);
  const heard = vi.fn();
  function Dialog() {
    useBackCloses();
    return <button type="button" ref={(button) => button?.focus()} onKeyDown={({ key }) => heard(key)} />;
  }
  await render(<Dialog />);
  // As MUI does while something is open.
  document.body.setAttribute('style', 'overflow: hidden');
  await eventually(() => expect(watchers).toHaveLength(1));
  for (const times of [1, 2]) {
    watchers.at(-1)?.dispatchEvent(new Event('close'));
    expect(heard.mock.calls).toEqual(Array(times).fill(['Escape']));
  }
});
