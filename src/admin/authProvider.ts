import type { AuthProvider } from 'react-admin';
import { forgetFailures, noteFailure, readAttempts, secondsToWait } from './auth/attempts';
import { passwordMatches } from './auth/password';
import { isLoggedIn, logIn, logOut } from './auth/session';
import { removeOwnDrafts } from './drafts/ownDraft';
import { unsaved } from './holds';

type Credentials = { username: string; password: string };

const { VITE_ADMIN_USER, VITE_ADMIN_PASSWORD_SALT, VITE_ADMIN_PASSWORD_HASH } = import.meta.env;

/**
 * The only login, fixed by the specification (section 5). It is checked in the browser: a sign on the door, not a lock.
 * The README says how to put a real one in front.
 */
export const authProvider: AuthProvider = {
  async login({ username, password }: Credentials) {
    const wait = secondsToWait(readAttempts(), Date.now());
    if (wait > 0) {
      throw new Error(
        `Too many attempts. Wait ${wait} ${wait === 1 ? 'second' : 'seconds'}, then try again.`,
      );
    }
    const isRight =
      username.trim() === VITE_ADMIN_USER &&
      (await passwordMatches(password, VITE_ADMIN_PASSWORD_SALT, VITE_ADMIN_PASSWORD_HASH));
    if (!isRight) {
      noteFailure(Date.now());
      throw new Error('The user name or the password is not right.');
    }
    forgetFailures();
    logIn();
  },

  async logout() {
    logOut();
    // The owner has already been asked, so nothing may block the navigation to the login page.
    unsaved.releaseAll();
    removeOwnDrafts();
  },

  async checkAuth() {
    // No message: without a login, the login page simply opens. A form with unsaved text stays open, and AdminLayout
    // logs out once nothing is unsaved.
    if (!isLoggedIn() && !unsaved.isHeld()) throw { message: false };
  },

  async checkError() {
    // There is no server whose response could mean that the login has expired.
  },
};
