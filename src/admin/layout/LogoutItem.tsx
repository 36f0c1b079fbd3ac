import { Logout, type LogoutProps, useLogout, useNotify, useTranslate, useUserMenu } from 'react-admin';
import { unsaved } from '../holds';

const NOT_DONE = 'You are still logged in: this browser does not let the site store that you logged out.';

/** Asks before leaving unsaved text. react-admin's own item would remove the form before the form could ask. */
export function LogoutItem(props: LogoutProps) {
  const logout = useLogout();
  const menu = useUserMenu();
  const notify = useNotify();
  const translate = useTranslate();

  function leave() {
    menu?.onClose();
    if (unsaved.isHeld() && !window.confirm(translate('ra.message.unsaved_changes'))) return;
    logout({}, undefined, false).catch(() => notify(NOT_DONE, { type: 'error' }));
  }

  return <Logout {...props} onClick={leave} />;
}
