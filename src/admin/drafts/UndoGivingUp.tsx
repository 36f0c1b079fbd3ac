import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { collections } from '../../shared/catalogue/collections';
import { newRecordPath, recordPath } from '../adminPaths';
import { recordName } from '../records/anyRecord';
import { BusyButton } from '../ui/BusyButton';
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

type Props = Pick<GivenUpDraft, 'draft' | 'giveBack'> & {
  /** Closes the notification: nothing is deleted any more. */
  onUndo: () => void;
};

/**
 * In that notification: leads back to the form, which puts back what was not saved. If the record was deleted meanwhile, it
 * leads to the form that offers it instead, and says why.
 */
export function UndoGivingUp({ draft, giveBack, onUndo }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  useFocusGoesOn(button, screenContent);

  async function undo() {
    // For good: this button goes with its notification.
    setBusy(true);
    onUndo();
    await giveBack();
    const { resource } = draft;
    const { recordId } = offeringForm(draft, await collections[resource].current());
    const form = recordId ? recordPath(resource, recordId) : newRecordPath(resource);
    const isOwn = recordId === draft.recordId;
    await navigate(form ?? recordPath(resource, draft.recordId), { state: isOwn ? putBack(draft.id) : null });
  }

  return (
    <BusyButton ref={button} isBusy={isBusy} color="inherit" size="small" onClick={() => void undo()}>
      Undo
    </BusyButton>
  );
}
