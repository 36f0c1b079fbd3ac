import { inflateSync } from 'node:zlib';
import { launch } from 'puppeteer-core';
import { installedEngines } from '../../tools/engines';
import type { Engine } from './engine';

const { firefox: executablePath } = installedEngines();

/** As in the print dialog. */
const MARGIN = { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' };

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
      countSheets: async () => countPages(Buffer.from(await page.pdf({ format: 'A4', margin: MARGIN }))),
      close: () => browser.close(),
    };
  },
};

/** The pages of a PDF that Firefox wrote: it compresses what describes them. */
function countPages(pdf: Buffer): number {
  let pages = 0;
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const part = pdf.subarray(at + 'stream\n'.length);
    pages +=
      part[0] === 0x78
        ? (inflateSync(part)
            .toString('latin1')
            .match(/\/Type\s*\/Page\b/g)?.length ?? 0)
        : 0;
  }
  return pages;
}
