import { ToggleButton } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { label: string; isActive?: boolean; onClick: () => void; children: ReactNode };

export function ToolButton({ label, isActive = false, onClick, children }: Props) {
  return (
    <ToggleButton
      value={label}
      selected={isActive}
      aria-label={label}
      title={label}
      size="small"
      onClick={onClick}
      sx={{ minWidth: 40, height: 40, textTransform: 'none', fontWeight: 700 }}
    >
      {children}
    </ToggleButton>
  );
}
