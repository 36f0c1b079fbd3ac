import { DialogContentText } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ChangedSinceError } from '../data/errors';
import type { Values } from '../records/parts';
import { ActionDialog } from '../ui/ActionDialog';

type Props = {
  title: string;
  consequences: string;
  /** The label of the button that deletes. */
  action?: string;
  isReady?: boolean;
  /** The records to delete, as the owner sees them. */
  shown: readonly Values[];
  /** Deletes them. @throws {ChangedSinceError} if they are not as shown */
  onDelete: (shown: readonly Values[]) => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks before a deletion. If it is refused because of newer versions, the next press deletes those. */
export function DeletionDialog({ consequences, shown, onDelete, children, ...dialog }: Props) {
  const [known, setKnown] = useState(shown);

  async function remove() {
    try {
      await onDelete(known);
    } catch (error) {
      // The owner is told of the newer versions, so another press is meant for them.
      if (error instanceof ChangedSinceError) {
        setKnown(known.map((record) => error.found.find(({ id }) => id === record.id) ?? record));
      }
      throw error;
    }
  }

  return (
    <ActionDialog
      action="Delete"
      {...dialog}
      isDangerous
      onAction={remove}
      fallbackMessage="Nothing was deleted."
    >
      <DialogContentText sx={{ mb: children ? 2 : 0 }}>{consequences}</DialogContentText>
      {children}
    </ActionDialog>
  );
}
