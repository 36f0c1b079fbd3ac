import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { createLogger, resolveConfig } from 'vite';
import { expect, it, vi } from 'vitest';
import { contentPlugin } from '../../../tools/content/plugin';
import {
  describeSampleSettings,
  describeStandIns,
  standInsPlugin,
  usesExampleLogin,
  warnOfStandIns,
} from '../../../tools/standIns';
import { buildSettings } from '../../builders';
import { testEnvironment } from '../../environment';
import { isSample } from '../../sample/isSample';

it('a build for tests opens with the example login', () =>
  expect(usesExampleLogin(testEnvironment)).toBe(true));

it('the tests’ login is in their own file, because the site’s may be another', () =>
  expect(usesExampleLogin(parseEnv(readFileSync('.env.e2e', 'utf8')))).toBe(true));

it.runIf(isSample)('names every stand-in of .env that is still set, and no other value', () => {
  const committed = parseEnv(readFileSync('.env', 'utf8'));
  const own = {
    VITE_SITE_URL: 'https://www.tapes.in',
    VITE_FORM_ENDPOINT: 'https://formsubmit.co/sales@tapes.in',
    VITE_WHATSAPP_NUMBER: '914445550100',
    VITE_ADMIN_PASSWORD_HASH: '0'.repeat(64),
  };
  for (const name of Object.keys(own)) {
    const lines = describeStandIns({ ...own, [name]: committed[name] });
    expect(lines, name).toEqual([expect.stringContaining(`${name}=${committed[name]}`)]);
  }
  expect(describeStandIns(own)).toEqual([]);
});

it('names an e-mail address that nobody has, and testimonials that nobody gave', () => {
  const { contact } = buildSettings();
  const ours = { ...contact, email: 'sales@tapes.in' };
  const sample = { quote: 'It holds.', author: 'Sample buyer 1', company: '' };
  const real = { ...sample, author: 'R. Kumar' };
  expect(describeSampleSettings({ contact: ours, testimonials: [real] })).toEqual([]);
  expect(describeSampleSettings({ contact, testimonials: [real] })).toEqual([
    expect.stringContaining(contact.email),
  ]);
  expect(describeSampleSettings({ contact: ours, testimonials: [real, sample] })).toEqual([
    expect.stringContaining('testimonials by Sample buyer 1\n'),
  ]);
});

it.each([
  [[], 0],
  [['  VITE_WHATSAPP_NUMBER=919876543210'], 1],
])('of the stand-ins %j a build warns %i times', (lines, times) => {
  const logger = createLogger();
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  warnOfStandIns(logger, '.env', lines);
  expect(warn).toHaveBeenCalledTimes(times);
});

const FILES = ['.env', ...(isSample ? ['src/shared/defaults/settings.json'] : [])];

it.each([
  ['build', 'production', FILES],
  ['build', 'e2e', []],
  ['serve', 'production', []],
] as const)('with stand-ins, vite %s in mode %s warns of those in %j', async (command, mode, files) => {
  vi.stubEnv('VITE_WHATSAPP_NUMBER', '919876543210');
  const customLogger = createLogger();
  const warn = vi.spyOn(customLogger, 'warn').mockReturnValue();
  const plugins = [standInsPlugin(), contentPlugin()];
  await resolveConfig({ configFile: false, plugins, customLogger, mode }, command);
  vi.unstubAllEnvs();
  expect(warn.mock.calls.map(([text]) => /stand-ins in (\S+)\.$/m.exec(text)?.[1])).toEqual(files);
});
