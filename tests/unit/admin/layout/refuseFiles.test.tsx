import { expect, it } from 'vitest';
import { useRefuseFiles } from '../../../../src/admin/layout/useRefuseFiles';
import { render } from '../support/render';

function Screen() {
  useRefuseFiles();
  return (
    <>
      <p>Text</p>
      <input type="file" />
      <textarea onDragOver={(event) => event.preventDefault()} />
    </>
  );
}

/** Drags this over an element. Returns whether the browser would act on it, and what the element would do with it. */
function drag(selector: string, type: string) {
  const dataTransfer = { types: [type], dropEffect: 'copy' };
  const event = Object.assign(new Event('dragover', { bubbles: true, cancelable: true }), { dataTransfer });
  const acts = document.querySelector(selector)?.dispatchEvent(event);
  return { acts, effect: dataTransfer.dropEffect };
}

it('a file dropped beside what takes files is not opened', async () => {
  await render(<Screen />);
  expect(drag('p', 'Files')).toEqual({ acts: false, effect: 'none' });
  expect(drag('p', 'text/plain')).toEqual({ acts: true, effect: 'copy' });
  expect(drag('textarea', 'Files')).toEqual({ acts: false, effect: 'copy' });
  expect(drag('input', 'Files')).toEqual({ acts: true, effect: 'copy' });
});
