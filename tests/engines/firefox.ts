import { launch } from 'puppeteer-core';
import { installedEngines } from '../../tools/engines';
import type { Engine } from './engine';

const { firefox: executablePath } = installedEngines();

/** Firefox, by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  isHere: executablePath !== undefined,
  start: async ({ width, height, scripts = true }) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: { 'javascript.enabled': scripts },
    });
    const page = await browser.newPage();
    await page.setViewport({ width, height });
    return {
      open: async (address) => void (await page.goto(address)),
      goBack: async () => void (await page.goBack()),
      run: async (inPage, ...given) =>
        (await page.evaluate(inPage as (...all: unknown[]) => unknown, ...given)) as ReturnType<
          typeof inPage
        >,
      movePointer: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      picture: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};
