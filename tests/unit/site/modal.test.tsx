// @vitest-environment happy-dom
import { act, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Modal } from '../../../src/site/ui/Modal';

it('a press that begins in the panel and ends on the backdrop closes nothing', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const onClose = vi.fn();
  const field = createRef<HTMLInputElement>();
  const shell = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(shell).render(
      <Modal label="Search" initialFocus={field} onClose={onClose}>
        <input ref={field} />
      </Modal>,
    ),
  );
  const dialog = shell.querySelector('dialog');
  const press = (element: Element | null | undefined) =>
    act(async () => element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  // If press and release are on different elements, the click is on their common ancestor.
  const release = () => act(async () => dialog?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await press(dialog?.querySelector('input'));
  await release();
  expect(onClose).not.toHaveBeenCalled();
  await press(dialog);
  await release();
  expect(onClose).toHaveBeenCalledOnce();
});
