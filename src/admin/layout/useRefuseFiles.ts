import { useEffect } from 'react';

/** Keeps the browser from opening, in place of the admin, a file that is dropped beside whatever takes files. */
export function useRefuseFiles(): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, refuse, { signal });
    return () => stop.abort();
  }, []);
}

function refuse(event: DragEvent): void {
  const { dataTransfer, defaultPrevented, target } = event;
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  if (target instanceof Element && target.matches('input[type=file]')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
