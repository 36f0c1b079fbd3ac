/** PBKDF2 iterations. A hash made with another number matches no password. */
export const ROUNDS = 600_000;

/** Browsers offer hashing only if the page comes over https or from this computer. */
export const canHash = (): boolean => crypto.subtle !== undefined;

/** Whether `password` has the given PBKDF2-SHA-256 hash. Salt and hash are hexadecimal. */
export async function passwordMatches(password: string, salt: string, hash: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations: ROUNDS },
    key,
    256,
  );
  return toHex(new Uint8Array(bits)) === hash.toLowerCase();
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
