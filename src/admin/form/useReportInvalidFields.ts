import { type RefObject, useEffect, useRef, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useResourceName } from '../data/useResourceName';
import { fieldLabel } from '../words/fieldLabel';
import { useConflict } from './ConflictProvider';
import { tabOf } from './tabOf';

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
 * After a refused save of the form around `inside`, opens the tab of the first invalid field and focuses it.
 * @returns the names of the fields that it was refused for and that are still invalid, each with its row and its tab
 */
export function useReportInvalidFields(inside: RefObject<HTMLElement | null>): readonly string[] {
  const resource = useResourceName();
  const { submitCount, errors } = useFormState();
  const [wrong, setWrong] = useState<readonly Wrong[]>(NONE);
  const { isOpen: isInConflict } = useConflict();
  const answered = useRef(submitCount);
  const [first, setFirst] = useState<HTMLElement>();

  useEffect(() => {
    if (submitCount === answered.current) return;
    answered.current = submitCount;
    setWrong(NONE);
    // A conflict's dialog says all there is to say.
    if (Object.keys(errors).length === 0 || isInConflict) return;
    const fields = [...(inside.current?.closest('form')?.querySelectorAll<HTMLInputElement>(INVALID) ?? [])];
    // If no input shows what is wrong, at least name the fields.
    const unseen = Object.keys(errors).filter(isField);
    setWrong(
      fields.length > 0
        ? fields.map((field) => ({ path: field.name, label: nameWithTab(field) }))
        : unseen.map((field) => ({ path: field, label: fieldLabel(resource, field) })),
    );
    tabOf(fields[0])?.click();
    setFirst(fields[0]);
  }, [submitCount, errors, isInConflict, inside, resource]);

  // Runs once its tab is shown, because a hidden field cannot take the focus.
  useEffect(() => {
    first?.focus();
    setFirst(undefined);
  }, [first]);

  if (!Object.keys(errors).some(isField)) return NONE;
  // Each is named until it is mended itself: a field that became invalid since would keep those that are mended named.
  const stillWrong = wrong.filter(({ path }) => !path || get(errors, path));
  return [...new Set(stillWrong.map(({ label }) => label))];
}

/** An invalid field. An editor has no path: it counts as wrong for as long as anything is. */
type Wrong = { path: string; label: string };

const NONE: readonly never[] = [];

/** Not the error of the save as a whole. */
const isField = (name: string) => name !== 'root';

/** "Specification 3: Value (Specifications)". */
function nameWithTab(field: HTMLInputElement): string {
  const row = field.closest('[role="group"][aria-label]')?.getAttribute('aria-label');
  const name = field.labels?.[0]?.textContent ?? field.ariaLabel ?? field.name;
  const tab = tabOf(field)?.textContent;
  return `${row ? `${row}: ` : ''}${name.replace(REQUIRED_MARK, '')}${tab ? ` (${tab})` : ''}`;
}

const REQUIRED_MARK = /\s*\*$/;
