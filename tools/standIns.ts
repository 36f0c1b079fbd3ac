import type { Logger, Plugin } from 'vite';
import type { Settings } from '../src/shared/catalogue/settings.ts';
import { onSiteBuild } from './bundle/siteBuild.ts';

/** The stand-ins in the committed `.env`, and what each would do on a published site. */
const standIns = {
  VITE_SITE_URL: {
    value: 'https://www.madrastapeworks.example',
    effect: 'search engines and link previews are sent to this address',
  },
  VITE_FORM_ENDPOINT: {
    value: 'https://formsubmit.co/sales@madrastapeworks.example',
    effect: 'every enquiry goes to this mailbox, which nobody reads',
  },
  VITE_WHATSAPP_NUMBER: { value: '919876543210', effect: 'WhatsApp opens a chat with a stranger' },
  VITE_ADMIN_PASSWORD_HASH: {
    value: '60bcbdfe3b613cc587037b8118e0899911bb72ea327684a3f51fa58113a1582d',
    effect: 'the admin opens with the example login of the README; npm run admin:password makes another',
  },
} as const;

type Environment = Readonly<Record<string, unknown>>;

/** Whether the admin still uses the README's example login. */
export const usesExampleLogin = ({ VITE_ADMIN_PASSWORD_HASH: hash }: Environment): boolean =>
  hash === standIns.VITE_ADMIN_PASSWORD_HASH.value;

/** A text for each stand-in that the environment still has. */
export const describeStandIns = (environment: Environment): string[] =>
  Object.entries(standIns)
    .filter(([name, { value }]) => environment[name] === value)
    .map(([name, { value, effect }]) => `  ${name}=${value}\n    ${effect}`);

/** Whether the settings are still those of the invented company. No real e-mail address ends in .example. */
export const isSampleCompany = ({ contact }: Pick<Settings, 'contact'>): boolean =>
  contact.email.endsWith('.example');

/** A text for each thing in the settings that nobody has or has said. */
export function describeSampleSettings(settings: Pick<Settings, 'contact' | 'testimonials'>): string[] {
  const samples = settings.testimonials.filter(({ author }) => author.startsWith('Sample '));
  return [
    isSampleCompany(settings) &&
      `  contact.email ${settings.contact.email}\n    buyers read an address and telephone numbers that nobody has`,
    samples.length > 0 &&
      `  testimonials by ${samples.map(({ author }) => author).join(', ')}\n    search engines are told that each gave five stars, and of a rating (src/site/seo/organisation.ts)`,
  ].filter((line) => line !== false);
}

/** Warns, once per build, which stand-ins of `.env` the site would ship with. */
export function standInsPlugin(): Plugin {
  return {
    name: 'stand-ins',
    apply: onSiteBuild,
    configResolved({ env, logger, mode }) {
      if (mode === 'production') warnOfStandIns(logger, '.env', describeStandIns(env));
    },
  };
}

/** @param lines a text for each stand-in in the file; if there is none, nothing is said */
export function warnOfStandIns(logger: Logger, file: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  logger.warn(`Not to be published like this: stand-ins in ${file}.\n${lines.join('\n')}`);
}
