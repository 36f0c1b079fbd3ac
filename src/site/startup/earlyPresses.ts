/**
 * Returns the buttons pressed before the page could respond, as recorded by boot.js, and ends the recording: React
 * itself replays presses during hydration, and they must not take effect twice.
 */
export function takeEarlyPresses(): HTMLButtonElement[] {
  const pressed = window.earlyPresses ?? [];
  window.earlyPresses = undefined;
  return pressed;
}

export function replay(pressed: readonly HTMLButtonElement[]): void {
  for (const button of pressed) {
    delete button.dataset.pressed;
    button.click();
  }
}
