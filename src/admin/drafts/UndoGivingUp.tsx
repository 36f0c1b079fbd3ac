import { Button } from '@mui/material';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { collections } from '../../shared/catalogue/collections';
import { newRecordPath, recordPath } from '../adminPaths';
import { recordName } from '../records/anyRecord';
import { screenContent } from '../ui/focusPlace';
import { useFocusGoesOn } from '../ui/useFocusGoesOn';
import { offeringForm } from './draft';
import type { GivenUpDraft } from './ownDraft';
import { putBack } from './wantedDraft';

/** The notification after the owner gave up what they typed: the form was left without saving, or filled anew. */
export function wordsOfGivingUp({ draft: { base, values } }: GivenUpDraft): string {
  const name = recordName(base ?? values);
  return `What you did not save${name ? ` in “${name}”` : ''} was deleted.`;
}

/**
 * In that notification: leads back to the form, which puts back what was not saved. If the record was deleted meanwhile, it
 * leads to the form that offers it instead, and says why.
 */
export function UndoGivingUp({ draft, giveBack }: GivenUpDraft) {
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  useFocusGoesOn(button, screenContent);

  async function undo() {
    await giveBack();
    const { resource } = draft;
    const { recordId } = offeringForm(draft, await collections[resource].current());
    const form = recordId ? recordPath(resource, recordId) : newRecordPath(resource);
    const isOwn = recordId === draft.recordId;
    await navigate(form ?? recordPath(resource, draft.recordId), { state: isOwn ? putBack(draft.id) : null });
  }

  return (
    <Button ref={button} color="inherit" size="small" onClick={() => void undo()}>
      Undo
    </Button>
  );
}
