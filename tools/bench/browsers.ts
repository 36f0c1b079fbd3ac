import { type Browser, chromium } from '@playwright/test';
import { browserToUse } from '../browser';

/** Starts the browser of the end-to-end tests; with a port, Lighthouse can control it. */
export function launchBrowser(debuggingPort?: number): Promise<Browser> {
  const options = browserToUse();
  const remote = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`];
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...remote] });
}
