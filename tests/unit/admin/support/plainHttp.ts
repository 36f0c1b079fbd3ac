import { onTestFinished } from 'vitest';

const OVER_HTTPS = ['randomUUID', 'subtle'] as const;

/** Takes away, until the test ends, what browsers offer only over https: nothing here has Web Locks. */
export function overPlainHttp(): void {
  for (const name of OVER_HTTPS)
    Object.defineProperty(crypto, name, { value: undefined, configurable: true });
  onTestFinished(() => {
    for (const name of OVER_HTTPS) Reflect.deleteProperty(crypto, name);
  });
}
