import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { useIsLoggedIn } from '../auth/session';
import { areDraftsKept } from '../drafts/ownDraft';
import { useGiveUpDrafts } from '../drafts/useGiveUpDrafts';
import { shrinking, typing, unsaved, useHoldUnsaved, useIsHeld } from '../holds';
import { useIsUnsaved } from './useIsUnsaved';

/** Names the dashboard, because the form itself is not there to go back to if the record was deleted elsewhere. */
const STAYS =
  'What you typed could not be saved. Leave the form? The dashboard then leads you back to what you typed.';

/**
 * Asks before unsaved changes are lost. The forms' own `warnWhenUnsavedChanges` does not ask on the way to an address
 * that begins with the form's: a category's dialog is at the list's address plus a #, and with a basename, react-admin
 * takes the list's address for that of every form. A login that ends elsewhere, by a logout in another tab or because the
 * browser's site data was cleared, lasts here until nothing is unsaved.
 */
export function UnsavedWarning() {
  const translate = useTranslate();
  const isLoggedIn = useIsLoggedIn();
  const { isSubmitting, errors } = useFormState();
  // After a refused save, the owner leaves to make room or to fix what prevents it: the draft is kept if it can be.
  const wasRefused = errors.root !== undefined;
  const hasUnsaved = useIsUnsaved();
  // A chosen picture that is being scaled down, a half-typed tag, and what is typed in a dialog are not in the form yet.
  const [isShrinking, isTyping] = [useIsHeld(shrinking), useIsHeld(typing)];
  const mayLeave = !hasUnsaved && !isShrinking && !isTyping;
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved.isHeld() && (from.pathname !== to.pathname || from.hash !== to.hash),
  );

  const giveUpDrafts = useGiveUpDrafts();
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (mayLeave) return blocker.proceed();
    // A save in progress may itself be what navigates.
    if (isSubmitting) return;
    const stays = wasRefused && areDraftsKept();
    if (!window.confirm(stays ? STAYS : translate('ra.message.unsaved_changes'))) return blocker.reset();
    if (!stays) void giveUpDrafts();
    blocker.proceed();
  }, [blocker, mayLeave, isSubmitting, wasRefused, translate, giveUpDrafts]);

  useHoldUnsaved(!mayLeave);

  return mayLeave || isLoggedIn ? null : (
    <Alert severity="warning" sx={{ width: '100%' }}>
      You are no longer logged in with this browser. Save this form, or leave it: this tab then asks you to
      log in.
    </Alert>
  );
}
