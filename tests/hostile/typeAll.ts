import type { Locator } from '@playwright/test';
import { isSearchable } from '../../src/shared/catalogue/search/isSearchable';
import { LONGEST_WAIT } from './watch';

/**
 * Types each text into the search box, replacing the one before, and waits until the box says what it found. Texts that
 * are too short to be searched for must get no answer. Returns the first text for which this fails.
 */
export function typeAll(box: Locator, texts: readonly string[]): Promise<string | undefined> {
  const typed = texts.map((text) => ({ text, isSearched: isSearchable(text.replaceAll(/[\r\n]/g, '')) }));
  return box.evaluate(
    async (input: HTMLInputElement, { all, longest }) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const says = () => input.form?.querySelector('[role="status"]')?.textContent !== '';
      const write = async (text: string, isAnswered: boolean) => {
        setValue?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        const end = performance.now() + longest;
        while (says() !== isAnswered && performance.now() < end)
          await new Promise((done) => setTimeout(done));
        return says() === isAnswered;
      };
      for (const { text, isSearched } of all) {
        // Emptied in between, so that the answer to the text before is not taken for this one's.
        if (!(await write('', false)) || !(await write(text, isSearched))) return text;
      }
      return undefined;
    },
    { all: typed, longest: LONGEST_WAIT },
  );
}
