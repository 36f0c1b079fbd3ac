// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { shrinking } from '../../../../src/admin/holds';
import { PICTURE_LIMIT } from '../../../../src/admin/pictures/embeddedPicture';
import { shrinkPicture } from '../../../../src/admin/pictures/shrinkPicture';
import { deferred } from '../../deferred';
import { patiently, pause } from '../../patience';
import { openEditor } from './textEditor';

vi.mock('../../../../src/admin/pictures/shrinkPicture');

const HEAVY = `data:image/png;base64,${btoa('x'.repeat(PICTURE_LIMIT + 1))}`;
const LIGHT = 'data:image/webp;base64,eA==';

it('a heavy picture whose paste is undone at once comes back scaled down, and still as one step', async () => {
  const scaled = deferred<string>();
  vi.mocked(shrinkPicture).mockReturnValueOnce(scaled.promise);
  const editor = openEditor('<p>One</p>', 'One');
  const before = editor.getHTML();
  editor.view.pasteHTML(`<p>Two</p><img src="${HEAVY}">`);
  expect(editor.getHTML()).toContain(HEAVY);
  editor.commands.undo();
  expect(editor.getHTML()).toBe(before);
  scaled.resolve(LIGHT);
  await patiently(() => expect(shrinking.isHeld()).toBe(false), pause);
  for (const _ of ['first', 'again']) {
    editor.commands.redo();
    expect(editor.getHTML()).toContain(LIGHT);
    expect(editor.getHTML()).not.toContain(HEAVY);
    editor.commands.undo();
    expect(editor.getHTML()).toBe(before);
  }
});
