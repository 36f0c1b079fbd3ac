import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { dayInWords } from '../../../../src/admin/words/dates';

it.each([
  ['2024-08-28', '28 Aug 2024'],
  ['2024-13-45', '2024-13-45'],
  ['2024-02-31', '2024-02-31'],
  ['soon', 'soon'],
])('the day %j is shown as %j', (day, words) => expect(dayInWords(day)).toBe(words));

it('the day shown is the one entered, also west of Greenwich', () => {
  // In a process of its own, because a thread cannot change its time zone.
  const program = `import { dayInWords } from './src/admin/words/dates'; console.log(dayInWords('2024-08-28'))`;
  const env = { ...process.env, TZ: 'America/Los_Angeles' };
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const shown = execFileSync(process.execPath, args, { env, encoding: 'utf8' });
  expect(shown.trim()).toBe('28 Aug 2024');
});
