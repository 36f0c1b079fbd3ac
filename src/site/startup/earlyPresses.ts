/**
 * The buttons that were pressed before the page could answer (boot.js wrote them down). From here on none is written
 * down: React answers what is pressed while it still takes the page over, and that must not happen twice.
 */
export function takeEarlyPresses(): HTMLButtonElement[] {
  const pressed = window.earlyPresses ?? [];
  window.earlyPresses = undefined;
  return pressed;
}

/** Presses them again. */
export function replay(pressed: readonly HTMLButtonElement[]): void {
  for (const button of pressed) {
    delete button.dataset.pressed;
    if (button.isConnected) button.click();
  }
}
