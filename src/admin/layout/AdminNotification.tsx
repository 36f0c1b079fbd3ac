import CloseIcon from '@mui/icons-material/Close';
import { IconButton, Snackbar } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import {
  type NotificationOptions,
  type NotificationPayload,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import type { GivenUpDraft } from '../drafts/ownDraft';
import { UndoGivingUp } from '../drafts/UndoGivingUp';
import type { Change } from '../history/kept/change';
import { UndoLastSave } from '../history/restoring/UndoLastSave';

/** What a message may have besides react-admin's own options. */
export type MessageOptions = {
  /** The kind of the save that the message reports, if it can be undone from here. */
  undoes?: Change['what'];
  /** What a form held when its owner agreed to lose it. It is removed once the message is gone. */
  givenUp?: GivenUpDraft;
};

/** In a message about a save of this kind, which can be undone from there. */
export const offersUndo = (undoes: Change['what']): MessageOptions => ({ undoes });

/** Milliseconds: for a short confirmation, and for what needs thought, such as an error that also says what to do. */
const SHORT_DURATION = 4000;
const LONG_DURATION = 12_000;

/**
 * Shows messages at the top right, clear of save and delete, and on a wide screen of the tabs. Unlike react-admin's
 * own, errors, warnings and what can be undone stay longer and survive a click elsewhere. A new message replaces an error
 * or what can be undone at once, and a warning a little later: both may be of one save. None disappears by itself while it
 * holds the focus or the pointer.
 */
export function AdminNotification() {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<NotificationPayload>();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const translate = useTranslate();
  const isError = shown?.type === 'error';
  const needsThought = isError || shown?.type === 'warning';
  const options: NotificationOptions & MessageOptions = shown?.notificationOptions ?? {};
  const { undoes, givenUp } = options;
  const isUndoable = undoes !== undefined || givenUp !== undefined;
  const isReplaced = isError || isUndoable;
  const isLasting = needsThought || isUndoable;
  const duration = isLasting ? LONG_DURATION : SHORT_DURATION;

  useEffect(() => {
    if (notifications.length === 0) return undefined;
    if (isReplaced) setOpen(false);
    else if (!shown) {
      setShown(takeNotification() ?? undefined);
      setOpen(true);
    } else if (needsThought) {
      const timer = setTimeout(() => setOpen(isInUse(root.current)), SHORT_DURATION);
      return () => clearTimeout(timer);
    }
  }, [notifications, takeNotification, shown, isReplaced, needsThought]);

  if (!shown) return null;
  const { message, type } = shown;
  const close = () => setOpen(false);
  const end = () => {
    givenUp?.remove();
    setShown(undefined);
  };
  return (
    <Snackbar
      ref={root}
      open={isOpen}
      message={typeof message === 'string' ? translate(message, options.messageArgs) : message}
      autoHideDuration={duration}
      // By default half of it once the message had the focus: after a save by mouse, UndoLastSave takes it only to drop it.
      resumeHideDuration={duration}
      onClose={(_, reason) => {
        if (reason === 'timeout' && isInUse(root.current)) return;
        if (!(isLasting && reason === 'clickaway')) close();
      }}
      action={
        isLasting && (
          <>
            {undoes && <UndoLastSave what={undoes} />}
            {givenUp && <UndoGivingUp {...givenUp} onUndo={close} />}
            <IconButton color="inherit" size="small" aria-label="Close this message" onClick={close}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        )
      }
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        transition: { onExited: end },
        content: {
          sx: {
            flexWrap: 'nowrap',
            // The theme's ring is for the page's background, not for this one.
            '& .MuiButtonBase-root.Mui-focusVisible': { outlineColor: 'currentColor' },
            maxWidth: { sm: 440 },
            ...(type !== 'info' && { bgcolor: `${type}.main`, color: `${type}.contrastText` }),
          },
        },
      }}
      sx={{ mt: 6 }}
    />
  );
}

/**
 * Whether the focus or the pointer is in the message. The Snackbar's own pause ends when either of the two leaves it,
 * even if the other is still there.
 */
const isInUse = (message: HTMLElement | null): boolean =>
  message !== null && (message.contains(document.activeElement) || message.matches(':hover'));
