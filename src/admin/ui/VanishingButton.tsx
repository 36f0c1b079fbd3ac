import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';
import { useFocusGoesOn } from './useFocusGoesOn';

type Props = ButtonProps & {
  /** Where the focus goes then; by default to the button's parent. */
  leavesFocusTo?: (button: HTMLElement) => HTMLElement | null;
};

/** A button that is gone once it is pressed. The focus moves on, so that Tab continues from there. */
export function VanishingButton({ leavesFocusTo, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusGoesOn(button, leavesFocusTo);
  return <Button {...props} ref={button} />;
}
