import { act, createRef, type ReactNode, type RefObject } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Modal } from '../../../../src/site/ui/Modal';
import { patiently } from '../../patience';
import { render } from '../support/render';

it('everything else on the page is inert while it is open, also beside the app', async () => {
  // happy-dom has no popovers.
  Object.defineProperty(HTMLElement.prototype, 'showPopover', { configurable: true, value: () => undefined });
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'));
  const notice = document.body.appendChild(document.createElement('div'));
  const field = createRef<HTMLInputElement>();
  const { shell, root } = await render(
    <>
      <main />
      <Modal label="Search" initialFocus={field} onClose={() => undefined}>
        <input ref={field} />
      </Modal>
    </>,
  );
  const rest = [notice, shell.querySelector('main')];
  await patiently(() => expect(rest.map((element) => element?.inert)).toEqual([true, true]));
  expect(shell.inert).not.toBe(true);
  await act(async () => root.unmount());
  expect(notice.inert).toBe(false);
});

it('typing replaces what its first field is filled with', async () => {
  const field = createRef<HTMLInputElement>();
  await render(
    <Modal label="Search" initialFocus={field} onClose={() => undefined}>
      <input ref={field} defaultValue="kapton 25 mm" />
    </Modal>,
  );
  await patiently(() => expect(document.activeElement).toBe(field.current));
  expect([field.current?.selectionStart, field.current?.selectionEnd]).toEqual([0, 12]);
});

/** A button and some content, and over them a panel with this field, if it is open. */
const pageWith = (content: ReactNode, panel: RefObject<HTMLInputElement | null> | false) => (
  <>
    <button type="button">Search</button>
    {content}
    {panel && (
      <Modal label="Search" initialFocus={panel} onClose={() => undefined}>
        <input ref={panel} />
      </Modal>
    )}
  </>
);

it('the focus goes to the content where a wider window no longer shows what it came from', async () => {
  const panel = createRef<HTMLInputElement>();
  const page = (isOpen: boolean) => pageWith(<main tabIndex={-1} />, isOpen && panel);
  const { shell, root } = await render(page(false));
  const opener = shell.querySelector('button');
  opener?.focus();
  await act(async () => root.render(page(true)));
  await patiently(() => expect(document.activeElement).toBe(panel.current));
  // happy-dom focuses what is hidden, too.
  Object.assign(opener ?? {}, { focus: () => undefined });
  await act(async () => root.render(page(false)));
  await patiently(() => expect(document.activeElement).toBe(shell.querySelector('main')));
});

it('the focus stays on the heading of a page that was opened from it', async () => {
  const panel = createRef<HTMLInputElement>();
  const focus = (heading: HTMLElement | null) => heading?.focus();
  const page = (isOpen: boolean) =>
    pageWith(
      <h1 tabIndex={-1} ref={isOpen ? undefined : focus}>
        Foam
      </h1>,
      isOpen && panel,
    );
  const { shell, root } = await render(page(false));
  shell.querySelector('button')?.focus();
  await act(async () => root.render(page(true)));
  await patiently(() => expect(document.activeElement).toBe(panel.current));
  await act(async () => root.render(page(false)));
  await new Promise(requestAnimationFrame);
  expect(document.activeElement?.textContent).toBe('Foam');
});

it('a press that begins in the panel and ends on the backdrop closes nothing', async () => {
  const onClose = vi.fn();
  const field = createRef<HTMLInputElement>();
  const { shell } = await render(
    <Modal label="Search" initialFocus={field} onClose={onClose}>
      <input ref={field} />
    </Modal>,
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

// Safari's search fields take every Escape, also while they are empty: its own dialogs and popovers then stay open.
it('Escape closes it even if the browser does not, but not while it ends a composition', async () => {
  const onClose = vi.fn();
  const field = createRef<HTMLInputElement>();
  await render(
    <Modal label="Search" initialFocus={field} onClose={onClose}>
      <input ref={field} type="search" />
    </Modal>,
  );
  const press = async (options: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...options });
    await act(async () => field.current?.dispatchEvent(event));
  };
  await press({ key: 'Escape', isComposing: true });
  await press({ key: 'Escape', keyCode: 229 });
  await press({ key: 'a' });
  expect(onClose).not.toHaveBeenCalled();
  await press({ key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
