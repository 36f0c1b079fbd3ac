import { ToggleButton } from '@mui/material';
import type { ReactNode } from 'react';
import { COARSE } from '../../mediaQueries';

type Props = {
  label: string;
  /** Whether the button is pressed; left out if it is not a toggle. */
  isActive?: boolean;
  opensDialog?: boolean;
  onClick: () => void;
  children: ReactNode;
};

export function ToolButton({ label, isActive, opensDialog = false, onClick, children }: Props) {
  return (
    <ToggleButton
      value={label}
      selected={isActive ?? false}
      aria-pressed={isActive}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      // An icon is named by it, too: a label with the same words would have them read out twice.
      title={label}
      size="small"
      onClick={onClick}
      sx={{
        minWidth: 40,
        height: 40,
        textTransform: 'none',
        fontWeight: 700,
        [COARSE]: { minWidth: 44, height: 44 },
      }}
    >
      {children}
    </ToggleButton>
  );
}
