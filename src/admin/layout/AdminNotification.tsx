import CloseIcon from '@mui/icons-material/Close';
import { IconButton, Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';

/** Milliseconds: for a few words, and for an error that also says what to do. */
const SHORT = 4000;
const LONG = 12_000;

/**
 * At the top, where it does not cover the buttons that save and delete. Unlike react-admin's own it leaves time
 * to read an error, which a press beside it does not close, but what is said after it does.
 */
export function AdminNotification() {
  const { notifications, takeNotification } = useNotificationContext();
  const [shown, setShown] = useState<NotificationPayload>();
  const [isOpen, setOpen] = useState(false);
  const translate = useTranslate();
  const isError = shown?.type === 'error';

  useEffect(() => {
    if (notifications.length === 0) return;
    if (isError) setOpen(false);
    else if (!shown) {
      setShown(takeNotification() ?? undefined);
      setOpen(true);
    }
  }, [notifications, takeNotification, shown, isError]);

  if (!shown) return null;
  const { message, type, notificationOptions: options = {} } = shown;
  const close = () => setOpen(false);
  return (
    <Snackbar
      open={isOpen}
      message={typeof message === 'string' ? translate(message, options.messageArgs) : message}
      autoHideDuration={
        options.autoHideDuration === undefined ? (isError ? LONG : SHORT) : options.autoHideDuration
      }
      onClose={(_, reason) => !(isError && reason === 'clickaway') && close()}
      action={
        isError && (
          <IconButton color="inherit" size="small" aria-label="Close this message" onClick={close}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )
      }
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        transition: { onExited: () => setShown(undefined) },
        content: {
          sx: {
            flexWrap: 'nowrap',
            ...(type !== 'info' && { bgcolor: `${type}.main`, color: `${type}.contrastText` }),
          },
        },
      }}
      sx={{ mt: 6 }}
    />
  );
}
