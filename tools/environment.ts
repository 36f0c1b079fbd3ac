import * as v from 'valibot';

const httpAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//, 'must start with http:// or https://'),
);
const hexadecimal = (digits: number) =>
  v.pipe(v.string(), v.hexadecimal(), v.length(digits, `must be ${digits} hexadecimal digits`));

const environmentSchema = v.object({
  VITE_SITE_URL: httpAddress,
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
