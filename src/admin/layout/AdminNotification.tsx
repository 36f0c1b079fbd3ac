import { Notification } from 'react-admin';

/** At the top, where it does not cover the buttons that save and delete. */
export const AdminNotification = () => (
  <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} sx={{ mt: 6 }} />
);
