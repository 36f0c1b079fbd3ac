import type { MouseEvent } from 'react';
import { TextInput } from 'react-admin';
import type { FilterProps } from './FilterInput';

/** The search of a list. */
export const SearchFilter = (props: FilterProps) => (
  <TextInput {...props} resettable onClick={leaveFocusToField} />
);

/** The button that clears the field is gone once it is pressed. */
function leaveFocusToField({ currentTarget }: MouseEvent<HTMLElement>) {
  const { activeElement } = document;
  if (activeElement instanceof HTMLButtonElement && currentTarget.contains(activeElement))
    currentTarget.querySelector('input')?.focus();
}
