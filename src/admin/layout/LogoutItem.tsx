import { Logout, type LogoutProps, useLogout, useTranslate, useUserMenu } from 'react-admin';
import { unsaved } from '../form/holds';

/** Asks before leaving unsaved text. react-admin's own item would remove the form before the form could ask. */
export function LogoutItem(props: LogoutProps) {
  const logout = useLogout();
  const menu = useUserMenu();
  const translate = useTranslate();

  function leave() {
    menu?.onClose();
    if (unsaved.isHeld() && !window.confirm(translate('ra.message.unsaved_changes'))) return;
    void logout({}, undefined, false);
  }

  return <Logout {...props} onClick={leave} />;
}
