import * as v from 'valibot';
import type { Plugin } from 'vite';

const httpAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//, 'must start with http:// or https://'),
);
const hostAddress = v.pipe(
  httpAddress,
  v.check(
    (address) => !URL.canParse(address) || new URL(address).href === `${new URL(address).origin}/`,
    'must be a host alone, with no path behind it: the site lives at its root',
  ),
);
const hexadecimal = (digits: number) =>
  v.pipe(v.string(), v.hexadecimal(), v.length(digits, `must be ${digits} hexadecimal digits`));

const environmentSchema = v.object({
  VITE_SITE_URL: hostAddress,
  VITE_FORM_ENDPOINT: httpAddress,
  VITE_WHATSAPP_NUMBER: v.pipe(v.string(), v.regex(/^\d{8,15}$/, 'must be digits only, country code first')),
  VITE_ADMIN_USER: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  VITE_ADMIN_PASSWORD_SALT: hexadecimal(32),
  VITE_ADMIN_PASSWORD_HASH: hexadecimal(64),
});

/**
 * Holds the build's environment against what the code reads of it.
 * @throws {Error} that names every setting that is missing or malformed
 */
export function checkEnvironment(environment: Record<string, string>): void {
  const result = v.safeParse(environmentSchema, environment);
  if (result.success) return;
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`The build's environment (.env) is not usable:\n${lines.join('\n')}`);
}

/** The hash of the example login in `.env`. */
const EXAMPLE_HASH = '60bcbdfe3b613cc587037b8118e0899911bb72ea327684a3f51fa58113a1582d';

/** Whether the admin still opens with the login that the README names. */
export const usesExampleLogin = (environment: Record<string, string>): boolean =>
  environment.VITE_ADMIN_PASSWORD_HASH === EXAMPLE_HASH;

/** Says so, once a build, where a site would ship with the example login. */
export function loginPlugin(): Plugin {
  return {
    name: 'login',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved({ env, logger, mode }) {
      if (mode !== 'production' || !usesExampleLogin(env)) return;
      logger.warn('The admin has the example login of the README: set your own (npm run admin:password).');
    },
  };
}
