import { act, useRef } from 'react';
import { expect, it } from 'vitest';
import { useFocusAfterChange } from '../../../../../src/site/pages/compare/useFocusAfterChange';
import { render } from '../../support/render';

/* What a buyer's steps in a browser test leave out: there a tape between others is removed, and some are added. */

/** The menu that adds tapes, and each tape’s control that removes it. */
function Comparison({ ids }: { ids: readonly string[] }) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusAfterChange(frame, ids);
  return (
    <div ref={frame}>
      <select name="menu" />
      {ids.map((id) => (
        <button key={id} type="button" name={id} data-remove />
      ))}
    </div>
  );
}

/** What has the focus once the comparison of some tapes has become one of others. */
async function focusedAfter(before: readonly string[], after: readonly string[], focused?: string) {
  const { shell, root } = await render(<Comparison ids={before} />);
  shell.querySelector<HTMLElement>(`[name=${focused}]`)?.focus();
  await act(async () => root.render(<Comparison ids={after} />));
  return document.activeElement?.getAttribute('name') ?? undefined;
}

it.each([
  ['to the next one’s link, after the first is removed', ['a', 'b', 'c'], ['b', 'c'], 'b'],
  ['to the last one’s link, after the one behind it is removed', ['a', 'b', 'c'], ['a', 'b'], 'b'],
  ['to the menu, after the only one is removed', ['a'], [], 'menu'],
  ['nowhere, when the same tapes are loaded again', ['a', 'b'], ['a', 'b'], undefined],
])('of tapes that are compared the focus goes %s', async (_what, before, after, name) => {
  expect(await focusedAfter(before, after)).toBe(name);
});

it('a comparison that changes takes the focus from nothing that has it', async () => {
  expect(await focusedAfter(['a', 'b', 'c'], ['a', 'b'], 'a')).toBe('a');
});
