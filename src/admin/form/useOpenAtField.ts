import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { tabOf } from './tabOf';

/** The state of a link that opens a form at one of its fields. The specification leaves no room in the address. */
export const openAt = (field: string) => ({ openAt: field });

/** The field that the form was asked to open at, if any. */
export function useWantedField(): string | undefined {
  const wanted: unknown = useLocation().state?.openAt;
  return typeof wanted === 'string' ? wanted : undefined;
}

/**
 * Opens the tab of the wanted field of the form around `inside`, and focuses the field. Both may take a moment: some
 * inputs wait for other records or for a script. Whoever presses anything meanwhile keeps the focus.
 */
export function useOpenAtField(inside: RefObject<HTMLElement | null>): void {
  const wanted = useWantedField();
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form || wanted === undefined) return;
    const goThere = () => {
      const input = inputOf(form, wanted);
      if (!input) return;
      const tab = tabOf(input);
      // A hidden field cannot take the focus: its tab, once open, is the next change.
      if (tab && tab.getAttribute('aria-selected') !== 'true') tab.click();
      else {
        stop();
        input.focus();
      }
    };
    const changes = new MutationObserver(goThere);
    const stop = () => {
      changes.disconnect();
      for (const name of PRESSES) document.removeEventListener(name, stop);
    };
    changes.observe(form, { childList: true, attributes: true, subtree: true });
    for (const name of PRESSES) document.addEventListener(name, stop);
    // After the screen and the dialog have moved the focus to their start.
    queueMicrotask(goThere);
    return stop;
  }, [inside, wanted]);
}

const PRESSES = ['keydown', 'pointerdown'] as const;

/** The editor's text before its tools, an input before the buttons of its chips, and else the first button. */
const INPUTS = [
  '[contenteditable="true"]',
  '[role="combobox"], input:not([type="file"]):not([aria-hidden="true"]), textarea:not([aria-hidden="true"])',
  'button',
];

/** What takes the focus in a field. react-admin gives each input a class with its name. */
function inputOf(form: HTMLElement, field: string): HTMLElement | undefined {
  const root = form.querySelector(`[class~="${inputClass(field)}"]`);
  const found = INPUTS.map((selector) => root?.querySelector<HTMLElement>(selector));
  return found.find(Boolean) ?? undefined;
}

/** The class by which a field is found that is no input of react-admin's. */
export const inputClass = (field: string): string => `ra-input-${field}`;
