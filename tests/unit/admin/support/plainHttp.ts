import { onTestFinished } from 'vitest';

/** Takes away, until the test ends, what browsers offer only over https: nothing here has Web Locks. */
export function overPlainHttp(): void {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(crypto, 'randomUUID'));
}
