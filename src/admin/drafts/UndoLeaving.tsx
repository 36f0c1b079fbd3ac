import { Button } from '@mui/material';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { newRecordPath, recordPath } from '../adminPaths';
import { recordName } from '../records/anyRecord';
import { screenContent } from '../ui/focusPlace';
import { useFocusGoesOn } from '../ui/useFocusGoesOn';
import type { LeftDraft } from './ownDraft';
import { putBack } from './wantedDraft';

/** The notification after a form was left without saving. */
export function wordsOfLeaving({ draft: { base, values } }: LeftDraft): string {
  const name = recordName(base ?? values);
  return `What you did not save${name ? ` in “${name}”` : ''} was deleted.`;
}

/** In that notification: leads back to the form, which puts back what was not saved. */
export function UndoLeaving({ draft: { id, resource, recordId }, giveBack }: LeftDraft) {
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  useFocusGoesOn(button, screenContent);

  async function undo() {
    await giveBack();
    const form = recordId ? recordPath(resource, recordId) : newRecordPath(resource);
    if (form) await navigate(form, { state: putBack(id) });
  }

  return (
    <Button ref={button} color="inherit" size="small" onClick={() => void undo()}>
      Undo
    </Button>
  );
}
