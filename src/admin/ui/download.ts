/** Downloads a text as a file. */
export function download(
  name: string,
  type: 'application/json' | 'text/csv' | 'text/plain',
  text: string,
): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download starts after this task. The address must stay valid until then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
