/** Whether this browser gives the page its local storage. Private modes and site settings can forbid even to look. */
export function canStore(): boolean {
  try {
    return typeof window.localStorage.length === 'number';
  } catch {
    return false;
  }
}
