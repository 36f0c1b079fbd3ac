type EarlyPresses = { earlyPresses?: HTMLElement[] | undefined };

/** Presses again the buttons that were pressed before the page could answer (boot.js wrote them down). */
export function replayEarlyPresses(): void {
  const target = window as EarlyPresses;
  const pressed = target.earlyPresses ?? [];
  target.earlyPresses = undefined;
  for (const button of pressed) {
    delete button.dataset.pressed;
    if (button.isConnected) button.click();
  }
}
