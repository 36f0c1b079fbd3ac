import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { fieldLabel } from '../words/fieldLabel';
import { useConflict } from './ConflictProvider';

const INVALID = '[aria-invalid="true"]:not([aria-hidden="true"])';

/**
 * For a form whose toolbar reports refused saves. The browser cannot show its messages on a hidden tab, and the form's
 * own notification and focus ignore tabs.
 */
export const silentValidation = {
  noValidate: true,
  disableInvalidFormNotification: true,
  shouldFocusError: false,
};

/**
 * After a refused save of the form around `inside`, names the invalid fields with their tabs, opens the tab of the
 * first one and focuses it.
 * @param wasSaved whether it was saved after all (useWasSaved)
 */
export function useReportInvalidFields(
  inside: RefObject<HTMLElement | null>,
  wasSaved: RefObject<boolean>,
): void {
  const { submitCount, errors } = useFormState();
  const notify = useNotify();
  const { isOpen: isInConflict } = useConflict();
  const answered = useRef(submitCount);
  const [first, setFirst] = useState<HTMLElement>();

  useEffect(() => {
    if (submitCount === answered.current) return;
    answered.current = submitCount;
    const isSaved = wasSaved.current;
    wasSaved.current = false;
    // On a telephone, the notification would cover the title of the conflict dialog.
    if (isSaved || Object.keys(errors).length === 0 || isInConflict) return;
    const fields = [...(inside.current?.closest('form')?.querySelectorAll<HTMLInputElement>(INVALID) ?? [])];
    const names = new Set(fields.map(nameWithTab));
    // If no input shows what is wrong, at least name the fields.
    const wrong = names.size > 0 ? [...names] : Object.keys(errors).map(fieldLabel);
    const message =
      errors.root?.serverError?.message ?? `Not saved. Needs your attention: ${wrong.join(', ')}.`;
    notify(message, { type: 'error' });
    tabOf(fields[0])?.click();
    setFirst(fields[0]);
  }, [submitCount, errors, isInConflict, notify, inside, wasSaved]);

  // Runs once its tab is shown, because a hidden field cannot take the focus.
  useEffect(() => {
    first?.focus();
    setFirst(undefined);
  }, [first]);
}

function nameWithTab(field: HTMLInputElement): string {
  const name = field.labels?.[0]?.textContent ?? field.ariaLabel ?? field.name;
  const tab = tabOf(field)?.textContent;
  return `${name.replace(REQUIRED_MARK, '')}${tab ? ` (${tab})` : ''}`;
}

const REQUIRED_MARK = /\s*\*$/;

/** The tab button of the panel that a field is in. */
function tabOf(field: Element | undefined): HTMLElement | null {
  const head = field?.closest('[id^="tabpanel-"]')?.getAttribute('aria-labelledby');
  return head ? document.getElementById(head) : null;
}
