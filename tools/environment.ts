import * as v from 'valibot';

const httpAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\//, 'must start with http:// or https://'),
  v.url('must be a web address'),
);
const originOf = (address: string) => new URL(address).origin;
/** What visitors type goes there, and the privacy policy says that nobody on the way can read it. */
const enquiryAddress = v.pipe(
  httpAddress,
  v.check((address) => {
    const { protocol, hostname } = new URL(address);
    return protocol === 'https:' || hostname === 'localhost';
  }, 'must start with https://, because it receives personal data'),
);
const hostAddress = v.pipe(
  httpAddress,
  v.check(
    // Only the origin is used: anything else that was meant by the value would be lost.
    (address) => [originOf(address), `${originOf(address)}/`].includes(address),
    ({ input }) => `must be written as ${originOf(input)}: a host alone, since the site lives at its root`,
  ),
);
const hexadecimal = (digits: number) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^[\\da-f]{${digits}}$`, 'i'), `must be ${digits} hexadecimal digits`),
  );

const environmentSchema = v.object(
  {
    VITE_SITE_URL: hostAddress,
    VITE_FORM_ENDPOINT: enquiryAddress,
    VITE_WHATSAPP_NUMBER: v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{7,14}$/, 'must be digits only, country code first'),
    ),
    VITE_ADMIN_USER: v.pipe(v.string(), v.nonEmpty('must not be empty')),
    VITE_ADMIN_PASSWORD_SALT: hexadecimal(32),
    VITE_ADMIN_PASSWORD_HASH: hexadecimal(64),
  },
  'is missing',
);

/**
 * Checks the environment variables that the code reads.
 * @throws {Error} that names every setting that is missing or malformed
 */
export function checkEnvironment(environment: Record<string, string>): void {
  const result = v.safeParse(environmentSchema, environment, { abortPipeEarly: true });
  if (result.success) return;
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue)} ${issue.message}`);
  const message = `These values cannot be used. Set them in .env.local or in the environment; .env says what they are.\n${lines.join('\n')}`;
  // Vite prints the stack, which would lead to its own code.
  throw Object.assign(new Error(message), { stack: message });
}
