import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { ROUNDS } from '../src/admin/auth/password';

/* `npm run admin:password`: asks for a password and prints its two lines for .env.local. */

/** Everyone can download the hash, and try out shorter passwords on it. */
const MINIMUM_LENGTH = 12;

const prompt = createInterface({
  input: process.stdin,
  output: process.stderr,
  prompt: 'New admin password: ',
});
prompt.prompt();
// Not `question`, which never settles if the input ends without a line's end, and throws at Ctrl+C.
const { value: password = '' } = await prompt[Symbol.asyncIterator]().next();
prompt.close();

if (password.length < MINIMUM_LENGTH) {
  console.error(
    `Choose ${MINIMUM_LENGTH} characters or more: the hash is public, and shorter passwords can be found from it.`,
  );
  process.exitCode = 1;
} else {
  const salt = randomBytes(16);
  const hash = pbkdf2Sync(password, salt, ROUNDS, 32, 'sha256');
  console.log(`VITE_ADMIN_PASSWORD_SALT=${salt.toString('hex')}`);
  console.log(`VITE_ADMIN_PASSWORD_HASH=${hash.toString('hex')}`);
}
