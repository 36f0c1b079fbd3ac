import { act } from 'react';
import { vi } from 'vitest';
import { shrinkPicture } from '../../../../src/admin/pictures/shrinkPicture';
import { deferred } from '../../deferred';
import { byLabel } from './render';

/** Chooses a picture file, whose scaling ends when the returned function is called. Needs `shrinkPicture` mocked. */
export async function choosePicture(): Promise<(result: string | Error) => Promise<void>> {
  const { promise, resolve, reject } = deferred<string>();
  vi.mocked(shrinkPicture).mockReturnValueOnce(promise);
  const input = byLabel('Picture file') as HTMLInputElement;
  await act(async () => {
    Object.defineProperty(input, 'files', { value: [new File([], 'tape.png')], configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  return (result) => act(async () => (typeof result === 'string' ? resolve(result) : reject(result)));
}
