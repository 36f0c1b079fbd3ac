/* What the tests need of a browser, whichever engine it has. */

export type Engine = {
  name: string;
  isHere: boolean;
  start: (look: Look) => Promise<Browser>;
};

/** The window's size in px, and whether pages may run scripts. */
export type Look = { width: number; height: number; scripts?: boolean };

export type Key = 'Enter' | 'ArrowDown' | 'End';

export type Browser = {
  open: (address: string) => Promise<void>;
  goBack: () => Promise<void>;
  /** Calls the function in the page; it waits for nothing there, so it also works without scripts. */
  run: <Given extends unknown[], Result>(
    page: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Result>;
  movePointer: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** What the window shows, as PNG. */
  picture: () => Promise<Uint8Array>;
  /** How many sheets of A4 the page prints on. WebKit's driver cannot print. */
  countSheets?: () => Promise<number>;
  close: () => Promise<void>;
};
