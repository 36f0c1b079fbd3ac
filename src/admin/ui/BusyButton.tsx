import { Button, type ButtonProps } from '@mui/material';

type Props = ButtonProps & {
  /** While what it started is going on: pressing it then does nothing. */
  isBusy: boolean;
};

/** A button that keeps the focus while it is busy, which one that is disabled loses. */
export const BusyButton = ({ isBusy, onClick, ...props }: Props) => (
  <Button {...props} aria-disabled={isBusy} onClick={isBusy ? undefined : onClick} />
);
