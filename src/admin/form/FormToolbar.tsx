import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { SaveButton, Toolbar, useNotify, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useResourceName } from '../data/useResourceName';
import { shrinking, useIsHeld } from '../holds';
import { sitePath } from '../links/sitePath';
import { LOW_WINDOW } from '../mediaQueries';
import { leaveField } from '../ui/leaveField';
import { visuallyHidden } from '../ui/visuallyHidden';
import { SaveFailure } from './SaveFailure';
import { UnsavedWarning } from './UnsavedWarning';
import { useIsUnsaved } from './useIsUnsaved';
import { useOpenAtField } from './useOpenAtField';
import { useReportInvalidFields } from './useReportInvalidFields';
import { useInertWhileSaving, useSavedState } from './useSavedState';

type Props = {
  /** The button that deletes a stored record: the last one. */
  deletion?: ReactNode;
  /** Closes the form. Without it, the form stays open once a stored record is saved; one for a new record never does. */
  onClose?: () => void;
  children?: ReactNode;
};

/**
 * A save button (also Ctrl+S) and, for a stored record, a link to its page on the site and a delete button. Warns
 * before unsaved changes are lost.
 */
export function FormToolbar({ deletion, onClose, children }: Props) {
  const resource = useResourceName();
  const record = useRecordContext();
  const isStored = record?.id !== undefined;
  const pageOnSite = isStored ? sitePath(resource, String(record.id)) : undefined;
  const { isSubmitting, isSubmitSuccessful } = useFormState();
  // A new record is saved only once: its form stays for a moment while the edit page opens.
  const isSaving = isSubmitting || (!isStored && isSubmitSuccessful);
  const isShrinking = useIsHeld(shrinking);
  const canSave = !isSaving && !isShrinking;
  const notify = useNotify();
  const root = useSaveShortcut(canSave, () => {
    if (isShrinking) notify('The picture is still being scaled down. Save again in a moment.');
  });
  const wrong = useReportInvalidFields(root);
  useOpenAtField(root);
  useSavedState(onClose);
  useInertWhileSaving(root, isSaving && (onClose !== undefined || !isStored));
  return (
    <Toolbar ref={root} role="group" aria-label="Form actions" sx={barLook}>
      <UnsavedWarning />
      <SaveFailure wrong={wrong} />
      {/* aria-disabled rather than disabled: a button that is disabled while focused loses the focus. */}
      <SaveButton
        alwaysEnable
        aria-disabled={!canSave}
        onClick={(event) => !canSave && event.preventDefault()}
        label={isShrinking ? 'Picture is being scaled down…' : 'ra.action.save'}
      />
      <UnsavedSign />
      {children}
      {pageOnSite && (
        <Button href={pageOnSite} target="_blank" rel="noopener" startIcon={<OpenInNewIcon />}>
          View on site
        </Button>
      )}
      {isStored && deletion}
    </Toolbar>
  );
}

/** Says that there are unsaved changes; on a phone, where the buttons need the room, its words are only read out. */
const UnsavedSign = () =>
  useIsUnsaved() ? (
    <Typography
      variant="body2"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}
    >
      <Box component="span" sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'warning.main' }} />
      <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden })}>
        Not saved yet
      </Box>
    </Typography>
  ) : null;

const barLook = {
  // Doubled to outrank react-admin's own rule, which on a phone fixes it to the viewport, over the end of the form.
  '&&': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    px: 2,
    pt: 1,
    // At the foot of an iPhone's screen a swipe leaves the browser.
    pb: 'max(8px, env(safe-area-inset-bottom))',
    [LOW_WINDOW]: { position: 'static' },
  },
  // On paper it would cover a line of the form.
  displayPrint: 'none',
  gap: 1,
  flexWrap: 'wrap',
  // This way all buttons fit on two lines on a phone, and on one on a tablet.
  '& .MuiButton-startIcon': { display: { xs: 'none', md: 'inherit' } },
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

/** @param onRefused called when the shortcut is pressed and the form cannot be saved at the moment */
function useSaveShortcut(canSave: boolean, onRefused: () => void) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !isKeyS(event)) return;
      event.preventDefault();
      const form = root.current?.closest('form');
      if (!form || isBehindDialog(form)) return;
      if (!canSave) return onRefused();
      leaveField();
      form.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [canSave, onRefused]);
  return root;
}

/** Whether the S was pressed; on a keyboard without Latin letters, such as a Tamil one, the key in its place. */
const isKeyS = ({ key, code }: KeyboardEvent): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === 's' : code === 'KeyS';

/** Whether another dialog is open over the form, which may itself be in a dialog. */
function isBehindDialog(form: HTMLElement): boolean {
  const topmost = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  return topmost !== undefined && !topmost.contains(form);
}
