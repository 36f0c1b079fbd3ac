/** Whether this browser lets the page use its local storage. Private modes and site settings can forbid any access. */
export function canStore(): boolean {
  try {
    return typeof window.localStorage.length === 'number';
  } catch {
    return false;
  }
}
